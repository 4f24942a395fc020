import type { z } from 'zod'
import type { Outgoing } from '#platform/contract/message.ts'
import { sendText, type LiveSocket } from './live-socket.ts'

/** The window that has sent a message. */
export interface Sender {
  /** Sends a message to this window alone, and to no other one of its member. */
  tell<Data extends z.ZodType>(message: Outgoing<string, Data>, data: z.input<Data>): void
}

/**
 * The sender of a message about a workspace, or about none. `gone` is aborted when the window is gone, or when its member
 * is no longer in the workspace.
 */
export function senderOf(
  live: LiveSocket,
  workspaceId: number | null,
): { sender: Sender; gone: AbortSignal } {
  const left = new AbortController()
  return {
    sender: {
      tell(message, data) {
        if (workspaceId !== null && live.member?.workspaces.has(workspaceId) !== true) left.abort()
        else sendText(live, JSON.stringify({ name: message.name, data: message.data.parse(data) }))
      },
    },
    gone: AbortSignal.any([live.gone, left.signal]),
  }
}
