import { EventEmitter, once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import { itemAt } from '#platform/items.ts'

interface TestFrame {
  name: string
  id?: number | null
  data?: unknown
  isWhole?: boolean
}

export interface TestSocket {
  socket: WebSocket
  /** The frames that the server has sent so far. */
  frames: TestFrame[]
  /** Resolves with the close code, or with 'refused' and the status of the answer. */
  closed: Promise<number | string>
  send(frame: unknown): void
  /** Waits for the next frame with one of these names, after the last taken one; throws if the socket closes. */
  take(...names: string[]): Promise<TestFrame>
}

/** Opens a socket as our web app does: from a page at the same address, with the ticket as its first message. */
export function openSocket(
  address: string,
  { ticket, since, ...options }: ClientOptions & { ticket?: unknown; since?: string } = {},
): TestSocket {
  const url = new URL('/api/socket', address.replace(/^http/, 'ws'))
  const socket = new WebSocket(url, { origin: address, ...options })
  onTestFinished(() => socket.terminate())
  const frames: TestFrame[] = []
  let taken = 0
  const arrivals = new EventEmitter()
  const closed = new Promise<number | string>((resolve) => {
    socket.on('close', (code) => {
      resolve(code)
      arrivals.emit('more')
    })
    socket.on('unexpected-response', (_request, response) => {
      resolve(`refused ${response.statusCode}`)
      response.destroy()
    })
    socket.on('error', () => {})
  })
  socket.on('message', (raw) => {
    frames.push(JSON.parse(String(raw)))
    arrivals.emit('more')
  })
  if (ticket !== undefined) socket.on('open', () => socket.send(JSON.stringify({ ticket, since })))
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async take(...names) {
      for (;;) {
        const found = frames.findIndex((frame, place) => place >= taken && names.includes(frame.name))
        if (found >= 0) {
          taken = found + 1
          return itemAt(frames, found)
        }
        if (socket.readyState >= WebSocket.CLOSING)
          throw new Error(`closed before ${names.join(' or ')}: ${JSON.stringify(frames)}`)
        await once(arrivals, 'more')
      }
    },
  }
}
