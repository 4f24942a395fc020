import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of this installation sends the request: one at its public address, or at the host that was called,
 * which the check of hosts has accepted. An installation that is published with TLS accepts no page of its own without.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const [asked, own] = [new URL(origin), new URL(publicUrl)]
  if (asked.origin !== origin || !/^https?:$/.test(asked.protocol)) return false
  if (asked.origin === own.origin) return true
  const isStripped = own.protocol === 'https:' && asked.hostname === own.hostname
  return !isStripped && asked.host === host?.toLowerCase()
}
