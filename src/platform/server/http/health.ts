import type { FastifyInstance } from 'fastify'
import { sendError } from './error-replies.ts'
import { ENDLESS_DISK, type Disk } from '../disk/watch-disk.ts'
import type { Lifecycle } from './lifecycle.ts'

interface HealthInput {
  lifecycle: Lifecycle
  /** A sentence about what is missing; null when requests can be served. */
  findProblem: () => Promise<string | null>
  /** What everything is stored on. */
  disk?: Disk
}

/** `/healthz`: the process lives. `/readyz`: it can serve; also with a full disk, of which it tells. */
export function addHealthRoutes(
  server: FastifyInstance,
  { lifecycle, findProblem, disk = ENDLESS_DISK }: HealthInput,
): void {
  const look = together(findProblem)
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  server.get('/readyz', async (_request, reply) => {
    const problem = lifecycle.phase === 'ready' ? await look() : `The server is ${lifecycle.phase}.`
    if (problem !== null) return sendError(reply, { status: 503, message: problem, code: 'not_ready' })
    const message = disk.findProblem()
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', ...(message !== null && { message }) })
  })
}

/** Who asks while an answer is being found gets the same: there is no limit to how often it is asked. */
function together<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null
  return () => {
    running ??= find().finally(() => {
      running = null
    })
    return running
  }
}
