import { z } from 'zod'
import { oc, type HTTPMethod, type HTTPPath } from '@orpc/contract'

/**
 * Who may call. `public`: anybody. `sharing-key`: a caller with the sharing key of the object, or a member.
 * `member`: a member of the workspace that every id in the request belongs to, signed in or with an API token.
 * `session`: such a member, but signed in only.
 */
export const ACCESS = ['public', 'sharing-key', 'member', 'session'] as const
export type Access = (typeof ACCESS)[number]

/** What an API token may do: read, change plans (`write`), start work that costs money or credits (`run`). */
export const SCOPES = ['read', 'write', 'run'] as const
export type Scope = (typeof SCOPES)[number]

/** Fields of an input with their values. */
export const inputValues = z.record(z.string(), z.union([z.string(), z.boolean()]))
type InputValues = z.infer<typeof inputValues>

/**
 * When the user must have proven their identity recently: on every call, or when the input has these values. API
 * tokens are refused then.
 */
export const proofWanted = z.union([z.literal('always'), inputValues]).nullable()
export type ProofWanted = NonNullable<z.infer<typeof proofWanted>>

export type EndpointMeta<Kind extends Access> = {
  access: Kind
  /** The scope that an API token needs, where API tokens may call. */
  scope: Scope
  /** Whether the endpoint stores something, so that it is refused while the disk is full. */
  needsRoom: boolean
  /** Inputs with these values are accepted then all the same, because they end something; null for none. */
  endsSomething: InputValues | null
  /** null when the session alone is enough. */
  proof: ProofWanted | null
  /** How large a body may be, in bytes; null when it is no larger than usual. */
  bodyBytes: number | null
}

export interface EndpointRoute {
  method: HTTPMethod
  path: HTTPPath
  /** One sentence for the reader of the API's description. */
  summary: string
  /** The feature, as the heading in that description. */
  tag: string
  /** The scope that an API token needs. Default: `read` for a GET, `write` for every other method. */
  scope?: Scope
  /** Whether the endpoint stores something. Default: true, unless the method is DELETE or the scope is `read`. */
  needsRoom?: boolean
  /** Values of inputs that are accepted while the disk is full, though others are not. */
  endsSomething?: InputValues
  /** For actions that an intruder at a user's open browser must not do. Default: the session alone is enough. */
  proof?: ProofWanted
  /** How large a body may be, in bytes. Default: a megabyte, as everywhere on the server. */
  bodyBytes?: number
}

/**
 * Declares an endpoint. Access has no default, so that every endpoint says who may call it. Input and output are
 * chained.
 */
export function endpoint<Kind extends Access>(
  access: Kind,
  { tag, scope, needsRoom, endsSomething, proof, bodyBytes, ...route }: EndpointRoute,
) {
  const needed = scope ?? (route.method === 'GET' ? 'read' : 'write')
  const stores = needed !== 'read' && route.method !== 'DELETE'
  return oc
    .$meta<EndpointMeta<Kind>>({
      access,
      scope: needed,
      needsRoom: needsRoom ?? stores,
      endsSomething: endsSomething ?? null,
      proof: proof ?? null,
      bodyBytes: bodyBytes ?? null,
    })
    .route({ ...route, tags: [tag] })
}

/** Whether this input needs a recent proof of identity. */
export function isProofWanted(wanted: ProofWanted | null, input: unknown): boolean {
  if (wanted === null) return false
  return wanted === 'always' || hasValues(input, wanted)
}

export function hasValues(input: unknown, values: InputValues): boolean {
  const given = typeof input === 'object' && input !== null ? input : {}
  return Object.entries(values).every(([name, value]) => Reflect.get(given, name) === value)
}

/** Whether API tokens may call endpoints with this access. */
export function isForTokens(access: Access): boolean {
  return access === 'member' || access === 'sharing-key'
}

/** The query value `key`: the sharing key, of endpoints with that access. */
export const sharingKey = z.string()
