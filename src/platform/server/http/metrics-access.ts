import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readBearer } from './bearer.ts'
import { isLoopback, isLoopbackHost } from './own-host.ts'

/** Headers that a proxy adds: behind a proxy, every caller seems to be on this machine. */
const FORWARDED =
  /^(x-forwarded-.+|x-original-.+|x-envoy-.+|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

export interface MetricsDoor {
  /** Callers with this token may read; undefined when only programs on this machine may. */
  token: string | undefined
  /** Whether the configuration mentions neither a proxy nor a network. */
  isDirect: boolean
}

/** With a token: callers who send it. Without one: callers on this machine, but not through a proxy. */
export function mayReadMetrics(request: IncomingMessage, { token, isDirect }: MetricsDoor): boolean {
  const { headers, socket, httpVersion } = request
  if (token !== undefined) return isSame(readBearer(headers.authorization) ?? '', token)
  // Proxies such as nginx speak HTTP/1.0 by default and add no header that shows them.
  if (!isDirect || httpVersion !== '1.1') return false
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name))
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && isLoopbackHost(headers.host)
}

/** Takes the same time however much of the given token is right. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
