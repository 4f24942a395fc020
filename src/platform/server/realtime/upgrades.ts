import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { SOCKET_PATH } from '#platform/contract/socket.ts'
import { sendError, type ErrorReply } from '../http/error-replies.ts'
import { isOwnOrigin } from './origin.ts'

export interface UpgradesInput {
  publicUrl: string
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

type Refusal = { status: number; message: string; code: string }

const NOTHING_HERE: Refusal = {
  status: 404,
  message: 'There is no socket at this address.',
  code: 'not_found',
}
const FOREIGN: Refusal = {
  status: 403,
  message: 'Sockets are for pages of this installation.',
  code: 'forbidden',
}
const STOPPING: Refusal = { status: 503, message: 'The server is stopping.', code: 'temporary' }
const NO_UPGRADE: Refusal = {
  status: 426,
  message: 'This address is for WebSockets.',
  code: 'upgrade_required',
}

/** Accepts sockets of our own pages at the socket's address and refuses all others; returns how to refuse all. */
export function takeUpgrades(server: FastifyInstance, { publicUrl, accept }: UpgradesInput): () => void {
  let isStopping = false
  server.server.on('upgrade', (request, socket, head) => {
    // The other end may vanish while it is being refused.
    socket.on('error', () => {})
    const refusal = isStopping ? STOPPING : findRefusal(request, publicUrl)
    if (refusal === null) accept(request, socket, head)
    else refuse(socket, refusal)
  })
  server.get(SOCKET_PATH, async (_request, reply) =>
    sendError(reply.header('upgrade', 'websocket'), NO_UPGRADE),
  )
  return () => {
    isStopping = true
  }
}

function findRefusal({ url, headers }: IncomingMessage, publicUrl: string): Refusal | null {
  if (url?.split('?')[0] !== SOCKET_PATH) return NOTHING_HERE
  return isOwnOrigin(headers, publicUrl) ? null : FOREIGN
}

function refuse(socket: Duplex, { status, message, code }: Refusal): void {
  const reply: ErrorReply = { message, error: STATUS_CODES[status] ?? 'Error', code }
  const body = JSON.stringify(reply)
  socket.end(
    `HTTP/1.1 ${status} ${reply.error}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
