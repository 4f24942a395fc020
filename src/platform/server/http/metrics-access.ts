import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readBearer } from './bearer.ts'
import { isLoopback, isLoopbackHost } from './own-host.ts'

/** What a proxy adds: behind one, everybody seems to come from this machine. */
const FORWARDED =
  /^(x-forwarded-.+|x-original-.+|x-envoy-.+|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

export interface MetricsDoor {
  /** Who has it may read; undefined: programs on this machine may. */
  token: string | undefined
  /** Whether nothing in the configuration tells of a proxy or of a network. */
  isDirect: boolean
}

/** With a token whoever sends it; without one whoever asks on this machine and not through a proxy. */
export function mayReadMetrics(request: IncomingMessage, { token, isDirect }: MetricsDoor): boolean {
  const { headers, socket, httpVersion } = request
  if (token !== undefined) return isSame(readBearer(headers.authorization) ?? '', token)
  // Proxies as nginx sets them up speak the old version and forward nothing.
  if (!isDirect || httpVersion !== '1.1') return false
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name))
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && isLoopbackHost(headers.host)
}

/** In a time that does not tell how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
