import { isContractProcedure, type AnyContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { implement, type AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { collectIds, listIdSlots } from '#platform/contract/ids.ts'
import { NotFound, NotSignedIn } from '#platform/errors.ts'
import type { Log } from '../log.ts'
import { enterAllWorkspaces, enterWorkspace } from './enter-workspace.ts'
import { encodeError, toReplyError } from './explain-error.ts'
import type { Handlers } from './handlers.ts'
import { parseBody } from './parse-body.ts'
import { readQuery } from './read-query.ts'

export const API_BASE = '/api'

interface Caller {
  log: Log
  /** The session of the bearer token; throws NotSignedIn where the token is no good. */
  readSession(): Promise<string>
}

export interface ApiInput<Contract> {
  contract: Contract
  handlers: Handlers<Contract>
  database: () => Kysely<unknown>
  /** The session that an authorization header proves; throws NotSignedIn otherwise. */
  authenticate: (authorization: string | undefined) => Promise<string>
  now: () => Date
}

/** Serves a contract: access first, then the input, then the wall, then the handler in one transaction. */
export function mountApi<Contract extends AnyContractRouter>(
  server: FastifyInstance,
  input: ApiInput<Contract>,
): void {
  const handler = new OpenAPIHandler(buildRouter(input.contract, input.handlers, input), {
    customErrorResponseBodyEncoder: encodeError,
    rootInterceptors: [
      ({ request, next, ...options }) =>
        next({ ...options, request: { ...request, url: readQuery(request.url) } }),
    ],
  })
  server.register(async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => parseBody(text),
    )
    api.all(`${API_BASE}/*`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const context: Caller = {
        log: request.log,
        readSession: () => input.authenticate(request.headers.authorization),
      }
      const { matched } = await handler.handle(request, reply, { prefix: API_BASE, context })
      if (!matched) throw new NotFound('There is no such endpoint.')
    })
  })
}

function buildRouter(
  contract: AnyContractRouter,
  handlers: unknown,
  input: Omit<ApiInput<unknown>, 'handlers'>,
): AnyRouter {
  if (isContractProcedure(contract)) return implementEndpoint(contract, handlers, input)
  return Object.fromEntries(
    Object.entries(contract).map(([name, part]) => [
      name,
      buildRouter(part, readProperty(handlers, name), input),
    ]),
  )
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function implementEndpoint(
  endpoint: AnyContractProcedure,
  handle: unknown,
  { database, now }: Omit<ApiInput<unknown>, 'handlers'>,
) {
  const { meta, inputSchema, route } = endpoint['~orpc']
  if (typeof handle !== 'function') throw new Error(`${route.method} ${route.path} has no handler`)
  const access = readProperty(meta, 'access')
  if (access !== 'public' && access !== 'member')
    throw new Error(`${route.method} ${route.path} has no access`)
  const slots = inputSchema instanceof z.core.$ZodType ? listIdSlots(inputSchema) : []

  return implement(endpoint)
    .$context<Caller>()
    .use(async ({ context, next }) => {
      try {
        return await next({ context: { session: access === 'member' ? await context.readSession() : null } })
      } catch (error) {
        const reply = toReplyError(error)
        if (reply.status >= 500) context.log.error({ err: error }, 'a request failed')
        throw reply
      }
    })
    .handler(async ({ context: { session, log }, input }) => {
      if (session === null)
        return Reflect.apply(handle, undefined, [{ log, now: now(), database: database() }, input])
      return database()
        .transaction()
        .execute(async (transaction) => {
          const ids = collectIds(slots, input)
          const workspaceId = ids.length > 0 ? await enterWorkspace(transaction, { session, ids }) : null
          if (ids.length > 0 && workspaceId === null) throw new NotFound('There is nothing under this id.')
          if (ids.length === 0 && (await enterAllWorkspaces(transaction, session)) === null)
            throw new NotSignedIn()
          const ctx = { log, now: now(), database: transaction, session, workspaceId }
          return Reflect.apply(handle, undefined, [ctx, input])
        })
    })
}
