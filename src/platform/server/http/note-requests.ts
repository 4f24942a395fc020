import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { workOn } from '../watchdog/current-work.ts'
import { findRoute } from './request-facts.ts'

/** All that is done for a request is known to be for it. */
export function noteRequests(server: FastifyInstance): void {
  server.addHook('onRequest', noteRequest)
  // Where a body arrives, it goes on from the connection.
  server.addHook('preValidation', noteRequest)
}

function noteRequest(request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void {
  workOn(
    {
      kind: 'request',
      method: request.method,
      // Asked when somebody wants to know: of many requests it becomes known while they are answered.
      get route() {
        return findRoute(request)
      },
    },
    done,
  )
}
