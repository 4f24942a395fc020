import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { MOST_WAITING } from './limits.ts'
import { readText } from './read-text.ts'

const firstFrame = z.object({
  ticket: z.string().min(1).max(200),
  /** The mark that came with the ticket. */
  since: z.string().max(200).default(''),
})
type FirstFrame = z.infer<typeof firstFrame>

interface WaitingRoom {
  /** Waits for the first message of a new socket. A socket that sends more before `onTicket` settles is cut off. */
  receive(socket: WebSocket, onTicket: (frame: FirstFrame) => Promise<void>): void
}

/**
 * New sockets belong to no session until they send a ticket. One that sends none in time, or the oldest of too many, is
 * cut off.
 */
export function openWaitingRoom({ ticketMs }: { ticketMs: number }): WaitingRoom {
  const waiting = new Map<WebSocket, NodeJS.Timeout>()

  function leave(socket: WebSocket): void {
    clearTimeout(waiting.get(socket))
    waiting.delete(socket)
  }

  return {
    receive(socket, onTicket) {
      const [oldest] = waiting.size >= MOST_WAITING ? waiting.keys() : []
      oldest?.terminate()
      waiting.set(
        socket,
        setTimeout(() => socket.terminate(), ticketMs),
      )
      socket.once('close', () => leave(socket))
      socket.once('message', (raw: RawData, isBinary: boolean) => {
        leave(socket)
        const frame = readFirst(readText(raw, isBinary))
        if (frame === null) {
          socket.terminate()
          return
        }
        const cutOff = () => socket.terminate()
        socket.on('message', cutOff)
        onTicket(frame).then(() => socket.off('message', cutOff), cutOff)
      })
    },
  }
}

function readFirst(text: string | null): FirstFrame | null {
  try {
    return firstFrame.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
