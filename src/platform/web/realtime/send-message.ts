import type { z } from 'zod'
import type { Incoming } from '#platform/contract/message.ts'
import { sendNamed } from './live.ts'

/**
 * Sends a message as soon as the connection is open: `sendMessage<typeof callAgent>('callAgent', { clusterId })`.
 * Resolves when the server has done what the message asks for; rejects with the server's error, or without a
 * connection.
 */
export function sendMessage<Sent extends Incoming>(
  name: Sent['name'],
  data: z.input<Sent['data']>,
): Promise<void> {
  return sendNamed(name, data)
}
