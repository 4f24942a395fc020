import type { WebSocket } from 'ws'
import { SESSION_OVER } from '#platform/contract/socket.ts'
import type { Browser } from '../http/browser.ts'
import type { Member } from './members.ts'
import { MOST_BUFFERED_BYTES } from './limits.ts'

/** A socket whose ticket was good. */
export interface LiveSocket {
  socket: WebSocket
  browser: Browser
  session: string
  /** null while it is being looked up. */
  member: Member | null
  /** Its session or memberships changed while they were being looked up. */
  isStale: boolean
  /** Whether anything came back since the last ping. */
  isAlive: boolean
  /** Messages that wait or run. */
  pending: number
  /** Settles when they have all been answered. */
  idle: Promise<void>
}

/** Sends, unless whoever should read has stopped reading: that socket ends, and its browser fetches anew. */
export function sendText({ socket }: Pick<LiveSocket, 'socket'>, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.terminate()
  else socket.send(text, ignoreLoss)
}

export function sendWord(live: Pick<LiveSocket, 'socket'>, name: string, fields: object = {}): void {
  sendText(live, JSON.stringify({ name, ...fields }))
}

/** Tells the browser to ask nothing more with this session. */
export function endSession({ socket }: Pick<LiveSocket, 'socket'>): void {
  socket.close(SESSION_OVER, 'The session is over.')
}

/** A socket that cannot be written to says so by its close event. */
function ignoreLoss(): void {}
