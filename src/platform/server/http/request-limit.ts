import { createHash } from 'node:crypto'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBearer } from './bearer.ts'
import { networkOf } from './client-network.ts'
import { sendError } from './error-replies.ts'
import { WATCHED_PATHS } from './watched-paths.ts'

const MINUTE_MS = 60_000
/** So many people of an office may work at once behind one address. */
const PEOPLE_OF_ADDRESS = 10
/** Files are sent from the disk as they are; a first visit asks for dozens at once. */
const FILES = '/assets/'

/**
 * Limits the requests in a minute: those to `/api` by their bearer token, all others by their address (for IPv6 its
 * network). Tokens are not verified here, so an address also has a limit for all its tokens together, and one for
 * files. The counts are in memory, separate for each process.
 */
export async function limitRequests(
  server: FastifyInstance,
  { perMinute }: { perMinute: number },
): Promise<void> {
  if (perMinute === 0) return
  await server.register(fastifyRateLimit, {
    global: false,
    cache: 20_000,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  const byToken = server.createRateLimit({ max: perMinute, keyGenerator: nameToken })
  const byAddress = server.createRateLimit({ max: perMinute })
  const byAddressOfTokens = server.createRateLimit({ max: perMinute * PEOPLE_OF_ADDRESS })
  const byAddressOfFiles = server.createRateLimit({ max: perMinute * PEOPLE_OF_ADDRESS })

  function chooseCounts({ url, routeOptions, headers }: FastifyRequest) {
    // The route that was found, not the address as it was written: `/%61pi` is `/api` too.
    const route = routeOptions.url ?? ''
    // Their answers cost as little as a refusal, and a monitor that is refused would restart a healthy program.
    if (WATCHED_PATHS.has(route)) return []
    if (route.startsWith('/api/') && headers.authorization !== undefined) return [byAddressOfTokens, byToken]
    return [url.startsWith(FILES) ? byAddressOfFiles : byAddress]
  }

  server.addHook('onRequest', async (request, reply) => {
    for (const count of chooseCounts(request)) {
      const result = await count(request)
      if (result.isAllowed || !result.isExceeded) continue
      return sendError(reply.header('retry-after', result.ttlInSeconds), {
        status: 429,
        message: `Too many requests. Please try again in ${result.ttlInSeconds} seconds.`,
        code: 'too_many_requests',
      })
    }
  })
}

/**
 * Names a bearer token. All spellings of one JWT get the same name: the last letter of its signature has unused bits.
 */
function nameToken({ headers }: FastifyRequest): string {
  const word = readBearer(headers.authorization) ?? headers.authorization ?? ''
  const dot = word.lastIndexOf('.')
  const plain =
    dot < 0
      ? word
      : `${word.slice(0, dot)}.${Buffer.from(word.slice(dot + 1), 'base64url').toString('base64url')}`
  return createHash('sha256').update(plain).digest('base64url')
}
