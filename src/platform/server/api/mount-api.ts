import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Browser } from '../http/browser.ts'
import { noteFacts } from '../http/request-facts.ts'
import { encodeError } from './explain-error.ts'
import type { Handlers } from './handlers.ts'
import { implementEndpoint, type Caller, type Surroundings } from './implement-endpoint.ts'
import { findMethods, refuseUnmatched } from './other-methods.ts'
import { listLargeBodies } from './large-bodies.ts'
import { parseBody } from './parse-body.ts'
import { readRequest } from './read-request.ts'
import type { Credential } from './walls.ts'

export const API_BASE = '/api'

interface ApiInput<Contract> extends Surroundings {
  contract: Contract
  handlers: Handlers<Contract>
  /** The session or the API token that an authorization header proves; throws NotSignedIn otherwise. */
  readCredential: (authorization: string | undefined) => Promise<Credential>
  describeBrowser: (request: FastifyRequest, reply: FastifyReply) => Browser
}

/** Serves a contract below `/api`. */
export function mountApi<Contract extends AnyContractRouter>(
  server: FastifyInstance,
  input: ApiInput<Contract>,
): void {
  const handler = new OpenAPIHandler(buildRouter(input.contract, input.handlers, input), {
    customErrorResponseBodyEncoder: encodeError,
    rootInterceptors: [
      ({ request, next, ...options }) => next({ ...options, request: readRequest(request) }),
    ],
  })
  server.register(async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => parseBody(text),
    )
    const listMethods = findMethods(input.contract)
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const { authorization } = request.headers
      const context: Caller = {
        requestId: request.id,
        noteRoute: (path) => noteFacts(request, { route: `${API_BASE}${path}` }),
        noteWorkspace: (workspaceId) => noteFacts(request, { workspaceId }),
        noteWait: (seconds) => void reply.header('retry-after', seconds),
        noteFile: ({ fileName, contentType }) =>
          void reply
            .header('content-type', contentType)
            .header('content-disposition', `attachment; filename="${fileName}"`),
        log: request.log,
        browser: input.describeBrowser(request, reply),
        proofs: { readCredential: () => input.readCredential(authorization) },
      }
      const { matched } = await handler.handle(request, reply, { prefix: API_BASE, context })
      return matched ? reply : refuseUnmatched(request, reply, listMethods)
    }
    api.all(`${API_BASE}/*`, answer)
    for (const { method, path, bodyBytes } of listLargeBodies(input.contract))
      api.route({
        method,
        url: `${API_BASE}${path.replaceAll('{', ':').replaceAll('}', '')}`,
        bodyLimit: bodyBytes,
        // A large body is read only from callers with a session or a token.
        onRequest: async (request) => {
          noteFacts(request, { route: `${API_BASE}${path}` })
          await input.readCredential(request.headers.authorization)
        },
        handler: answer,
      })
  })
}

function buildRouter(contract: AnyContractRouter, handlers: unknown, surroundings: Surroundings): AnyRouter {
  if (isContractProcedure(contract)) return implementEndpoint(contract, handlers, surroundings)
  return Object.fromEntries(
    Object.entries(contract).map(([name, part]) => [
      name,
      buildRouter(part, readProperty(handlers, name), surroundings),
    ]),
  )
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
