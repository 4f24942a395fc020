import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { OutboundRequest } from '#platform/server/outbound/call.ts'
import { createOutbound, type Outbound } from '#platform/server/outbound/outbound.ts'
import { createQuickClock } from './quick-clock.ts'
import { startRawServer, type RawServer } from './raw-server.ts'

/** Starts a server that is closed when the test ends. */
export async function startServer(answer: (socket: Socket, request: string) => void): Promise<RawServer> {
  const server = await startRawServer(answer)
  onTestFinished(() => server.close())
  return server
}

/** An outbound client for these servers only, closed when the test ends. It does not pause between attempts. */
export function outboundTo(...servers: RawServer[]): Outbound {
  const allowedOrigins = servers.map(({ origin }) => origin)
  const outbound = createOutbound({ allowedOrigins, clock: createQuickClock() })
  onTestFinished(() => outbound.close())
  return outbound
}

/** Makes one call to a server that answers in this way. */
export async function requestFrom(
  answer: (socket: Socket, request: string) => void,
  asked: Partial<OutboundRequest> = {},
) {
  const server = await startServer(answer)
  const outbound = outboundTo(server)
  return outbound.request({ url: `${server.origin}/page?key=hush`, retries: 0, timeoutMs: 5_000, ...asked })
}
