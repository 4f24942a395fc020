import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendError } from './error-replies.ts'
import { isOwnHost, type OwnAddress } from './own-host.ts'
import { WATCHED_PATHS } from './watched-paths.ts'

const LONGEST_SHOWN = 100

/** Refuses requests for other hosts: a foreign site can point its own name at this server (DNS rebinding). */
export function refuseForeignHosts(server: FastifyInstance, own: OwnAddress): void {
  server.addHook('onRequest', async (request, reply) => {
    if (countHosts(request.raw) > 1) {
      const message = 'The request has more than one Host header.'
      return sendError(reply, { status: 400, message, code: 'invalid' })
    }
    // Monitoring programs use any address they know. A page gains nothing from the answers: `/metrics` checks its host.
    if (WATCHED_PATHS.has(request.routeOptions.url ?? '')) return
    const { host = '' } = request.headers
    if (isOwnHost(host, own)) return
    const name = JSON.stringify(host.slice(0, LONGEST_SHOWN))
    return sendError(reply, {
      status: 421,
      message: `Keyloom does not answer to the host name ${name}. If it should, the administrator sets PUBLIC_URL to the address that browsers open.`,
      code: 'foreign_host',
    })
  })
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
}
