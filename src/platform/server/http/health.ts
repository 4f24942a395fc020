import type { FastifyInstance } from 'fastify'
import { sendError } from './error-replies.ts'
import type { Lifecycle } from './lifecycle.ts'

export interface HealthInput {
  lifecycle: Lifecycle
  /** A sentence about what is missing; null when requests can be served. */
  findProblem: () => Promise<string | null>
}

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function addHealthRoutes(server: FastifyInstance, { lifecycle, findProblem }: HealthInput): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  server.get('/readyz', async (_request, reply) => {
    const problem = lifecycle.phase === 'ready' ? await findProblem() : `The server is ${lifecycle.phase}.`
    if (problem !== null) return sendError(reply, { status: 503, message: problem, code: 'not_ready' })
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
