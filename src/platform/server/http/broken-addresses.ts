import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendError } from './error-replies.ts'

const BROKEN = '/broken-address'

/**
 * Sends addresses that cannot be decoded to a route of their own. Otherwise the router answers them before any hook,
 * without the limits, the check of hosts, the log and the headers of every reply.
 */
export function nameBrokenAddress({ url = '' }: IncomingMessage): string {
  return isDecodable(url) ? url : BROKEN
}

export function refuseBrokenAddresses(server: FastifyInstance): void {
  server.all(BROKEN, async (_request, reply) =>
    sendError(reply, { status: 400, message: 'This address cannot be decoded.', code: 'invalid' }),
  )
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
