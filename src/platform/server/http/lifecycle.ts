import type { FastifyInstance } from 'fastify'
import { machineClock, type Clock } from '../clock.ts'

/** The time between the beginning of a stop and the end of the last connection. */
const DRAIN_MS = 7_000

/** What the server does at the moment: it takes new work only while it is `ready`. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping'
}

/**
 * Lets running requests finish, for seven seconds at most, and asks kept-alive connections to close. During the first
 * `noticeMs` every request is still answered, so that a load balancer sees `/readyz` answer 503 and sends no more.
 */
export async function drain(
  server: FastifyInstance,
  lifecycle: Lifecycle,
  { noticeMs, clock = machineClock }: { noticeMs: number; clock?: Clock },
): Promise<void> {
  const wasReady = lifecycle.phase === 'ready'
  lifecycle.phase = 'stopping'
  const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
  if (wasReady) await clock.sleep(noticeMs)
  await server.close()
  clearTimeout(timer)
}

export function closeConnectionsWhenStopping(server: FastifyInstance, lifecycle: Lifecycle): void {
  server.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close')
  })
}
