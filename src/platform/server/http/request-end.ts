import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface RequestEnd {
  request: FastifyRequest
  reply: FastifyReply
  milliseconds: number
}

/** Tells of the begin of every request, and once of its end: the answer has left, or whoever asked is gone. */
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
