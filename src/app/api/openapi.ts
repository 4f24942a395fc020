import {
  ContractProcedure,
  isContractProcedure,
  type AnyContractProcedure,
  type AnyContractRouter,
  type OpenAPI,
} from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import {
  ACCESS,
  isForTokens,
  proofWanted,
  SCOPES,
  type Access,
  type Scope,
} from '#platform/contract/endpoint.ts'
import { listIdSlots } from '#platform/contract/ids.ts'
import { API_BASE } from '#platform/server/api/mount-api.ts'
import { once } from '#platform/server/once.ts'
import { API_BROWSER } from './browser/serve-api-browser.ts'
import { contract } from '../contract.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

const refusal = z.object({
  message: z.string().describe('What the user reads.'),
  error: z.string().describe('The name of the HTTP status.'),
  code: z.string().describe('The kind of error, for programs.'),
  details: z
    .union([
      z
        .array(z.object({ path: z.string(), message: z.string() }))
        .describe('The first of the inputs that are wrong.'),
      z.looseObject({
        trouble: z.string().optional().describe('A code for what went wrong, where there is one.'),
      }),
    ])
    .optional()
    .describe('What a program may want to know besides the message.'),
})

/** Why a request is refused, by its status. */
const REFUSALS = {
  400: 'An input is wrong; the message says which.',
  401: 'There is no token, or it proves nothing any more.',
  403: 'The sharing key opens nothing, the API token lacks the scope or may not do this at all, or a proof is needed.',
  404: 'There is nothing under an id, or nothing that you may see.',
  409: 'A limit is reached, or something else has this already.',
  429: 'Too many requests; the header Retry-After says for how many seconds.',
}

/** Who may call, in the terms of OpenAPI: one entry of the list is enough, and `{}` means that no token is needed. */
function listSecurity(access: Access, scope: Scope): Record<string, string[]>[] {
  const signedIn = access === 'public' ? [] : [{ session: [] }]
  const byToken = isForTokens(access) ? [{ token: [scope] }] : []
  return [...byToken, ...signedIn, ...(access === 'sharing-key' ? [{}] : [])]
}

const SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token of one workspace, `klm_…`. Each operation names the scope that it needs: `read` looks, `write` changes, `run` starts what costs money or credits.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'What the browser of somebody signed in sends.',
  },
} as const

/** The description of every endpoint, as OpenAPI 3.1. */
export const describeApi = once(() =>
  generator.generate(withAccess(contract), {
    info: { title: 'Keyloom', version: '1', description: 'Everything that the screens do, for programs.' },
    servers: [{ url: API_BASE }],
    externalDocs: { url: API_BROWSER, description: 'The same, to read and to try out.' },
    tags: Object.keys(contract).map((name) => ({ name })),
    components: {
      securitySchemes: SCHEMES,
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          nameRefusal(status),
          { description, content: { 'application/json': { schema: refer('schemas', 'Refusal') } } },
        ]),
      ),
    },
    commonSchemas: { Refusal: { schema: refusal, strategy: 'output' } },
    security: [{ session: [] }],
  }),
)

function withAccess(part: AnyContractRouter): AnyContractRouter {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, child]) => [name, withAccess(child)]))
  const { route, ...definition } = part['~orpc']
  return new ContractProcedure({
    ...definition,
    route: { ...route, spec: (operation) => describeAccess(operation, part) },
  })
}

function describeAccess(operation: OpenAPI.OperationObject, endpoint: AnyContractProcedure) {
  const { meta, inputSchema } = endpoint['~orpc']
  const access = z.enum(ACCESS).parse(Reflect.get(meta, 'access'))
  const scope = z.enum(SCOPES).parse(Reflect.get(meta, 'scope'))
  const proof = proofWanted.parse(Reflect.get(meta, 'proof') ?? null)
  const hasIds = inputSchema instanceof z.ZodType && listIdSlots(inputSchema).length > 0
  const statuses = Object.keys(REFUSALS).filter(
    (status) =>
      !(status === '401' && access === 'public') &&
      !(status === '403' && access === 'public') &&
      !(status === '404' && !hasIds) &&
      !(status === '400' && inputSchema === undefined),
  )
  return {
    ...operation,
    'x-access': access,
    ...(isForTokens(access) ? { 'x-scope': scope } : {}),
    ...(proof === null ? {} : { 'x-proof': proof }),
    security: listSecurity(access, scope),
    ...(operation.parameters ? { parameters: operation.parameters.map(plainList) } : {}),
    responses: {
      ...operation.responses,
      ...Object.fromEntries(statuses.map((status) => [status, refer('responses', nameRefusal(status))])),
    },
  }
}

/** Lists in a query are written `ids=1&ids=2`. */
function plainList<Parameter extends object>(parameter: Parameter): Parameter {
  const isList = 'in' in parameter && parameter.in === 'query' && isArray(Reflect.get(parameter, 'schema'))
  return isList ? { ...parameter, style: 'form', explode: true } : parameter
}

function isArray(schema: unknown): boolean {
  return z.object({ type: z.literal('array') }).safeParse(schema).success
}

function refer(kind: 'schemas' | 'responses', name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}

function nameRefusal(status: string): string {
  return `Refused${status}`
}
