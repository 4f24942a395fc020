/** No message of a browser is larger. */
export const LARGEST_FRAME_BYTES = 64 * 1024
/** What may wait for a browser that reads slowly. */
export const MOST_BUFFERED_BYTES = 1024 * 1024
/** Sockets that have shown no ticket yet, in this process; the oldest makes room. */
export const MOST_WAITING = 500
/** Messages of one socket that wait for the one that runs. */
export const MOST_PENDING = 20

export interface SocketLimits {
  /** From the open socket to its ticket. */
  ticketMs: number
  /** Between two looks after every socket. */
  heartbeatMs: number
  /** Of one session in this process. */
  sockets: number
  messagesPerSecond: number
  /** Frames of any kind: whoever sends more is no browser of ours. */
  framesPerSecond: number
}

export const SOCKET_LIMITS: SocketLimits = {
  ticketMs: 5_000,
  heartbeatMs: 25_000,
  sockets: 20,
  messagesPerSecond: 20,
  framesPerSecond: 200,
}
