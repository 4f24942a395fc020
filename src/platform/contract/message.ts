import type { z } from 'zod'
import type { Access } from './endpoint.ts'

/** Who may send: a signed-in member of the workspace that every id in the message belongs to. */
export const MESSAGE_ACCESS = ['member'] as const satisfies readonly Access[]
export type MessageAccess = (typeof MESSAGE_ACCESS)[number]

interface About {
  /** One sentence for the reader of the API's description. */
  summary: string
  /** The feature, as the heading in that description. */
  tag: string
}

/** A message that a browser sends. It starts a command, as an endpoint does. */
export interface Incoming<Name extends string = string, Data extends z.ZodType = z.ZodType> extends About {
  direction: 'incoming'
  name: Name
  access: MessageAccess
  data: Data
}

/** A message that the server sends to the browsers of a workspace's members. */
export interface Outgoing<Name extends string = string, Data extends z.ZodType = z.ZodType> extends About {
  direction: 'outgoing'
  name: Name
  data: Data
}

export type Message = Incoming | Outgoing

/** Declares a message that browsers send. Access has no default, so that every message says who may send it. */
export function incoming<const Name extends string, Data extends z.ZodType>(
  name: Name,
  about: About & { access: MessageAccess; data: Data },
): Incoming<Name, Data> {
  return { direction: 'incoming', name, ...about }
}

/** Declares a message that the server sends to browsers. It says what changed; large data is fetched over HTTP. */
export function outgoing<const Name extends string, Data extends z.ZodType>(
  name: Name,
  about: About & { data: Data },
): Outgoing<Name, Data> {
  return { direction: 'outgoing', name, ...about }
}
