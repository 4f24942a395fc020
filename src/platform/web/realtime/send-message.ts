import type { z } from 'zod'
import type { Incoming } from '#platform/contract/message.ts'
import { sendNamed } from './live.ts'

/**
 * Sends a message as soon as the connection is open: `sendMessage<typeof callAgent>('callAgent', { clusterId })`.
 * Settles when the server has done what it asks for; fails with the server's words, or when no connection comes.
 */
export function sendMessage<Sent extends Incoming>(
  name: Sent['name'],
  data: z.input<Sent['data']>,
): Promise<void> {
  return sendNamed(name, data)
}
