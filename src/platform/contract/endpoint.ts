import { z } from 'zod'
import { oc, type HTTPMethod, type HTTPPath } from '@orpc/contract'

/**
 * Who may call: anybody; whoever has the sharing key of the object; a member of the
 * workspace that every id in the request belongs to, signed in or by an API token; the same, but signed in only.
 */
export const ACCESS = ['public', 'sharing-key', 'member', 'session'] as const
export type Access = (typeof ACCESS)[number]

/** What an API token may do: look, change plans, start what costs money or credits. */
export const SCOPES = ['read', 'write', 'run'] as const
export type Scope = (typeof SCOPES)[number]

/**
 * When a session has to have proven lately whose it is: always, or where the input has these values. No API token may
 * do that.
 */
export const proofWanted = z
  .union([z.literal('always'), z.record(z.string(), z.union([z.string(), z.boolean()]))])
  .nullable()
export type ProofWanted = NonNullable<z.infer<typeof proofWanted>>

export type EndpointMeta<Kind extends Access> = {
  access: Kind
  /** What an API token needs where one may call at all. */
  scope: Scope
  /** Whether it stores something, so that it is refused while the disk is full. */
  needsRoom: boolean
  /** null: the session is enough. */
  proof: ProofWanted | null
}

export interface EndpointRoute {
  method: HTTPMethod
  path: HTTPPath
  /** One sentence for the reader of the API's description. */
  summary: string
  /** The feature, as the heading in that description. */
  tag: string
  /** What an API token needs; without it a GET is `read`, and everything else is `write`. */
  scope?: Scope
  /** Whether it stores something; without it a GET, a DELETE and what has the scope `read` store nothing, and everything else does. */
  needsRoom?: boolean
  /** For what an intruder at somebody's open browser must not do; without it the session is enough. */
  proof?: ProofWanted
}

/** Declares an endpoint. There is no default for who may call it: input and output follow by chaining. */
export function endpoint<Kind extends Access>(
  access: Kind,
  { tag, scope, needsRoom, proof, ...route }: EndpointRoute,
) {
  const needed = scope ?? (route.method === 'GET' ? 'read' : 'write')
  const stores = needed !== 'read' && route.method !== 'DELETE'
  return oc
    .$meta<EndpointMeta<Kind>>({
      access,
      scope: needed,
      needsRoom: needsRoom ?? stores,
      proof: proof ?? null,
    })
    .route({ ...route, tags: [tag] })
}

/** Whether this input of an endpoint wants a fresh proof. */
export function isProofWanted(wanted: ProofWanted | null, input: unknown): boolean {
  if (wanted === null) return false
  if (wanted === 'always') return true
  const given = typeof input === 'object' && input !== null ? input : {}
  return Object.entries(wanted).every(([name, value]) => Reflect.get(given, name) === value)
}

/** Whether an API token may call at all. */
export function isForTokens(access: Access): boolean {
  return access === 'member' || access === 'sharing-key'
}

/** The query value `key` of endpoints that whoever has a sharing key may call. */
export const sharingKey = z.string().max(200)
