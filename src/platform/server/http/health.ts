import type { FastifyInstance } from 'fastify'
import { sendError } from './error-replies.ts'
import { ENDLESS_DISK, type Disk } from '../disk/watch-disk.ts'
import type { Lifecycle } from './lifecycle.ts'

interface HealthInput {
  lifecycle: Lifecycle
  /** A sentence about what is missing, or null when requests can be served. */
  findProblem: () => Promise<string | null>
  /** The disk that everything is stored on. */
  disk?: Disk
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests. With a full disk it is ready too, and says so.
 */
export function addHealthRoutes(
  server: FastifyInstance,
  { lifecycle, findProblem, disk = ENDLESS_DISK }: HealthInput,
): void {
  const findSharedProblem = shareRunning(findProblem)
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  server.get('/readyz', async (_request, reply) => {
    const problem =
      lifecycle.phase === 'ready' ? await findSharedProblem() : `The server is ${lifecycle.phase}.`
    if (problem !== null) return sendError(reply, { status: 503, message: problem, code: 'not_ready' })
    const message = disk.findProblem()
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', ...(message !== null && { message }) })
  })
}

/** Calls during a running check share its answer, because these routes have no limit of requests. */
function shareRunning<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null
  return () => {
    running ??= find().finally(() => {
      running = null
    })
    return running
  }
}
