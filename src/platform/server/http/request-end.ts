import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface RequestEnd {
  request: FastifyRequest
  reply: FastifyReply
  milliseconds: number
}

/** Calls `begin` for every request, and `end` once, when the reply has been sent or the caller is gone. */
export function watchRequests(
  server: FastifyInstance,
  { begin, end }: { begin?: () => void; end: (ended: RequestEnd) => void },
): void {
  server.addHook('onRequest', async (request, reply) => {
    const began = performance.now()
    begin?.()
    reply.raw.once('close', () => end({ request, reply, milliseconds: performance.now() - began }))
  })
}
