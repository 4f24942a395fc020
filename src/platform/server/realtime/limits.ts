/** The largest message that a browser may send. */
export const LARGEST_FRAME_BYTES = 64 * 1024
/** How much may wait for a browser that reads slowly. */
export const MOST_BUFFERED_BYTES = 1024 * 1024
/** How many sockets of this process may lack a ticket; beyond that the oldest is closed. */
export const MOST_WAITING = 500
/** How many messages of one socket may wait or run. */
export const MOST_PENDING = 20

export interface SocketLimits {
  /** The time from the opening of a socket to its ticket. */
  ticketMs: number
  /** The time between two checks of every socket. */
  heartbeatMs: number
  /** How many sockets of one session this process accepts. */
  sockets: number
  messagesPerSecond: number
  /** Frames of any kind: our web app never sends more. */
  framesPerSecond: number
}

export const SOCKET_LIMITS: SocketLimits = {
  ticketMs: 5_000,
  heartbeatMs: 25_000,
  sockets: 20,
  messagesPerSecond: 20,
  framesPerSecond: 200,
}
