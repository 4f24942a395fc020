import type { IncomingHttpHeaders } from 'node:http'

/** Whether a page of this installation asks: one at its public address, or at the address that was asked. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const asked = new URL(origin)
  if (asked.origin !== origin || !/^https?:$/.test(asked.protocol)) return false
  return asked.origin === new URL(publicUrl).origin || asked.host === host?.toLowerCase()
}
