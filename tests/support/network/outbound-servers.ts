import type { Socket } from 'node:net'
import { afterEach } from 'vitest'
import { createOutbound, type Outbound, type OutboundRequest } from '#platform/server/outbound/outbound.ts'
import { startRawServer, type RawServer } from './raw-server.ts'

/** Closed after each test, first one first. */
export const closing: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const one of closing.splice(0)) await one.close()
})

export async function startServer(answer: (socket: Socket, request: string) => void): Promise<RawServer> {
  const server = await startRawServer(answer)
  closing.push(server)
  return server
}

export function outboundTo(...servers: RawServer[]): Outbound {
  const outbound = createOutbound({ allowedOrigins: servers.map(({ origin }) => origin) })
  closing.unshift(outbound)
  return outbound
}

/** One call to a server that answers so. */
export async function askBy(
  answer: (socket: Socket, request: string) => void,
  asked: Partial<OutboundRequest> = {},
) {
  const server = await startServer(answer)
  const outbound = outboundTo(server)
  return outbound.request({ url: `${server.origin}/page?key=hush`, retries: 0, timeoutMs: 5_000, ...asked })
}
