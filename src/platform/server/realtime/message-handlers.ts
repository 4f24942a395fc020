import type { z } from 'zod'
import {
  MESSAGE_ACCESS,
  type Incoming,
  type Message,
  type MessageAccess,
} from '#platform/contract/message.ts'
import { SERVER_WORDS } from '#platform/contract/socket.ts'
import { listIdSlots, type IdSlot } from '#platform/contract/ids.ts'
import type { ContextOf } from '../api/handlers.ts'
import type { Sender } from './sender.ts'

/**
 * The handlers of those messages that browsers send, by name. A handler may return a function, which runs when the
 * message has been answered, outside of its transaction: later messages of the window do not wait for it.
 */
export type MessageHandlers<Messages extends readonly Message[]> = {
  [Sent in Extract<Messages[number], { direction: 'incoming' }> as Sent['name']]: (
    ctx: ContextOf<Sent['access']> & { sender: Sender },
    data: z.output<Sent['data']>,
  ) => Promise<void | (() => Promise<void>)>
}

export interface Receiver {
  access: MessageAccess
  data: z.ZodType
  slots: readonly IdSlot[]
  handle: (...args: unknown[]) => unknown
}

/**
 * What runs each message that browsers send, by its name; throws when a message lacks something or two share a name.
 */
export function buildReceivers(messages: readonly Message[], handlers: object): Map<string, Receiver> {
  const words = new Set<string>(SERVER_WORDS)
  const receivers = new Map<string, Receiver>()
  const names = new Set<string>()
  for (const message of messages) {
    const key = `${message.direction} ${message.name}`
    if (names.has(key) || words.has(message.name)) throw new Error(`two messages are called ${message.name}`)
    names.add(key)
    if (message.direction === 'incoming') receivers.set(message.name, buildReceiver(message, handlers))
  }
  return receivers
}

function buildReceiver({ name, access, data }: Incoming, handlers: object): Receiver {
  const handle: unknown = Object.hasOwn(handlers, name) ? Reflect.get(handlers, name) : undefined
  if (typeof handle !== 'function') throw new Error(`the message ${name} has no handler`)
  if (!MESSAGE_ACCESS.includes(access)) throw new Error(`the message ${name} does not say who may send it`)
  return {
    access,
    data,
    slots: listIdSlots(data),
    handle: (...args) => Reflect.apply(handle, undefined, args),
  }
}
