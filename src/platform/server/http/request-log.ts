import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { redactPath } from '../redact.ts'
import type { RequestEnd } from './request-end.ts'
import { findRoute, readFacts } from './request-facts.ts'
import { WATCHED_PATHS } from './watched-paths.ts'

export const REQUEST_ID = 'x-request-id'
const USABLE_ID = /^[\w-]{8,64}$/
const SWITCHING_PROTOCOLS = 101

/** The id that a proxy has given to the request, or a new one. */
export function makeRequestId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID()
}

/** Puts the id of its request on every reply. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id)
  })
}

/** Logs a finished request in one line. */
export function logRequest({ request, reply, milliseconds }: RequestEnd): void {
  const path = request.url.split('?')[0] ?? ''
  const status = reply.raw.statusCode
  const isWhole = reply.raw.writableFinished || status === SWITCHING_PROTOCOLS
  // Requests of monitoring programs are so frequent that their lines would drown the rest.
  const level = WATCHED_PATHS.has(path) ? 'debug' : status >= 500 ? 'error' : 'info'
  if (!isLogged(request.log, level)) return
  request.log[level](
    {
      method: request.method,
      route: findRoute(request) ?? redactPath(path),
      status,
      ms: Math.round(milliseconds * 10) / 10,
      ...(isWhole ? {} : { isCutOff: true }),
      ...workspaceOf(request),
    },
    'request',
  )
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function isLogged(log: FastifyRequest['log'], level: string): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(log.level)
}

function workspaceOf(request: FastifyRequest) {
  const { workspaceId } = readFacts(request)
  return workspaceId === undefined ? {} : { workspaceId }
}
