import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { workOn } from '../watchdog/current-work.ts'
import { findRoute } from './request-facts.ts'

/** Notes for the watchdog which request the code works on. */
export function noteRequests(server: FastifyInstance): void {
  server.addHook('onRequest', noteRequest)
  // After a body, the code continues from an event of the connection, outside of what the first hook has noted.
  server.addHook('preValidation', noteRequest)
}

function noteRequest(request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void {
  workOn(
    {
      kind: 'request',
      method: request.method,
      // A getter, because the route of many requests becomes known only while they are answered.
      get route() {
        return findRoute(request)
      },
    },
    done,
  )
}
