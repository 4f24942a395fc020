import type { FastifyInstance } from 'fastify'

const DRAIN_MS = 10_000

/** What the server may do at the moment: `starting` and `stopping` take no new work. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping'
}

/** Running answers are finished, for ten seconds at most; kept-alive connections are told to go. */
export async function drain(server: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.phase = 'stopping'
  const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
  await server.close()
  clearTimeout(timer)
}

export function closeConnectionsWhenStopping(server: FastifyInstance, lifecycle: Lifecycle): void {
  server.addHook('onSend', async (_request, reply) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close')
  })
}
