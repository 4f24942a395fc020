import { z } from 'zod'
import { oc, type HTTPMethod, type HTTPPath } from '@orpc/contract'

/**
 * Who may call: anybody; a visitor with a tool's token; whoever has the sharing key of the object; a signed-in
 * member of the workspace that every id in the request belongs to.
 */
export const ACCESS = ['public', 'visitor', 'sharing-key', 'member'] as const
export type Access = (typeof ACCESS)[number]

export type EndpointMeta<Kind extends Access> = { access: Kind }

export interface EndpointRoute {
  method: HTTPMethod
  path: HTTPPath
  /** One sentence for the reader of the API's description. */
  summary: string
  /** The feature, as the heading in that description. */
  tag: string
}

/** Declares an endpoint. There is no default for who may call it: input and output follow by chaining. */
export function endpoint<Kind extends Access>(access: Kind, { tag, ...route }: EndpointRoute) {
  return oc.$meta<EndpointMeta<Kind>>({ access }).route({ ...route, tags: [tag] })
}

/** The query value `key` of endpoints that whoever has a sharing key may call. */
export const sharingKey = z.string().max(200)
