import { ServerResponse, type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SOCKET_PATH } from '#platform/contract/socket.ts'
import { sendError } from '../http/error-replies.ts'
import { isOwnOrigin } from './origin.ts'

interface UpgradesInput {
  publicUrl: string
  accept: (request: FastifyRequest, socket: Duplex, head: Buffer) => void
}

const SWITCHING_PROTOCOLS = 101
const NO_UPGRADE = { status: 426, message: 'This address is for WebSockets.', code: 'upgrade_required' }
const FOREIGN = { status: 403, message: 'Sockets are for pages of this installation.', code: 'forbidden' }
const STOPPING = { status: 503, message: 'The server is stopping.', code: 'temporary' }

/**
 * Accepts sockets of our own pages at SOCKET_PATH; returns a function by which all further ones are refused. An upgrade
 * passes the same hooks as every request: the check of hosts, the limits and the log apply to it too.
 */
export function takeUpgrades(server: FastifyInstance, { publicUrl, accept }: UpgradesInput): () => void {
  const offers = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>()
  let isStopping = false
  server.server.on('upgrade', (request, socket, head) => {
    // The browser may vanish while it is being answered.
    socket.on('error', () => {})
    offers.set(request, { socket, head })
    server.routing(request, makeResponse(socket, request))
  })
  server.get(SOCKET_PATH, async (request, reply) => {
    const offer = offers.get(request.raw)
    if (offer === undefined) return sendError(reply.header('upgrade', 'websocket'), NO_UPGRADE)
    if (isStopping) return sendError(reply, STOPPING)
    if (!isOwnOrigin(request.headers, publicUrl)) return sendError(reply, FOREIGN)
    reply.hijack()
    endResponse(reply.raw, offer.socket)
    accept(request, offer.socket, offer.head)
  })
  return () => {
    isStopping = true
  }
}

/**
 * Makes the response that Node does not make for an upgrade. It closes its connection, because nothing reads from it.
 */
function makeResponse(socket: Duplex, request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  if (socket instanceof Socket) response.assignSocket(socket)
  response.once('finish', () => socket.end(() => socket.destroy()))
  return response
}

/** Ends the response of the request, while its connection continues as a socket. */
function endResponse(response: ServerResponse, socket: Duplex): void {
  response.statusCode = SWITCHING_PROTOCOLS
  if (socket instanceof Socket) response.detachSocket(socket)
  response.emit('close')
}
