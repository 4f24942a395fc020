import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { MOST_WAITING } from './limits.ts'
import { readText } from './read-text.ts'

const firstFrame = z.object({ ticket: z.string().min(1).max(200) })

interface WaitingRoom {
  /** Waits for the first message of a new socket. A socket that sends more before `onTicket` settles is cut off. */
  receive(socket: WebSocket, onTicket: (ticket: string) => Promise<void>): void
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
        const ticket = findTicket(readText(raw, isBinary))
        if (ticket === null) {
          socket.terminate()
          return
        }
        const cutOff = () => socket.terminate()
        socket.on('message', cutOff)
        onTicket(ticket).then(() => socket.off('message', cutOff), cutOff)
      })
    },
  }
}

function findTicket(text: string | null): string | null {
  try {
    return firstFrame.parse(JSON.parse(text ?? '')).ticket
  } catch {
    return null
  }
}
