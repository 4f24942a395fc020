import type { WebSocket } from 'ws'
import { SESSION_OVER } from '#platform/contract/socket.ts'
import type { Browser } from '../http/browser.ts'
import type { Member } from './members.ts'
import { MOST_BUFFERED_BYTES } from './limits.ts'

/** A socket with a valid ticket. */
export interface LiveSocket {
  socket: WebSocket
  browser: Browser
  session: string
  /** null while the member is being looked up. */
  member: Member | null
  /** Whether the session or its memberships changed while they were being looked up. */
  isStale: boolean
  /** Whether the browser has sent anything since the last ping. */
  isAlive: boolean
  /** How many messages wait or run. */
  pending: number
  /** Settles when all messages have been answered. */
  idle: Promise<void>
  /** Aborted when the socket is closed. */
  gone: AbortSignal
}

/**
 * Sends a text. When the browser has stopped reading, its socket is cut off instead, and it fetches its data again
 * later.
 */
export function sendText({ socket }: Pick<LiveSocket, 'socket'>, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.terminate()
  else socket.send(text, ignoreLoss)
}

export function sendWord(live: Pick<LiveSocket, 'socket'>, name: string, fields: object = {}): void {
  sendText(live, JSON.stringify({ name, ...fields }))
}

/** Closes the socket, with a code by which the browser stops using this session. */
export function endSession({ socket }: Pick<LiveSocket, 'socket'>): void {
  socket.close(SESSION_OVER, 'The session is over.')
}

/** A failed write needs no handling: the close event of the socket reports it. */
function ignoreLoss(): void {}
