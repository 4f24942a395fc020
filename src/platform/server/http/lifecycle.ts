import type { FastifyInstance } from 'fastify'
import { machineClock, type Clock } from '../clock.ts'

/** From the first sign of a stop to the last connection. */
const DRAIN_MS = 7_000

/** What the server may do at the moment: `starting` and `stopping` take no new work. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping'
}

/**
 * Running answers are finished, for seven seconds at most; kept-alive connections are told to go. For the first
 * `noticeMs` everything is still answered: whoever shares the requests out sees `/readyz` say 503 and turns away.
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
