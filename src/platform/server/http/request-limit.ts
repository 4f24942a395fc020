import { createHash } from 'node:crypto'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBearer } from './bearer.ts'
import { networkOf } from './client-network.ts'
import { sendError } from './error-replies.ts'
import { WATCHED_PATHS } from './watched-paths.ts'

const MINUTE_MS = 60_000
/** An office behind one address has this many people at work at once. */
const PEOPLE_OF_ADDRESS = 10
/** Read from the disk as they are; a first visit asks for dozens at once. */
const FILES = '/assets/'

/**
 * Limits the requests in a minute: to `/api` of each bearer token, and all others of each address (of IPv6 its
 * network). A token is not looked at yet, so an address has a limit for all its tokens too; and one for files.
 * Counted in memory, for each process by itself.
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
    // Their answers cost as little as a refusal, and who cannot ask for them restarts a program that is well.
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

/** The same for every way to write the signature of a JWT, whose last letter has bits that mean nothing. */
function nameToken({ headers }: FastifyRequest): string {
  const word = readBearer(headers.authorization) ?? headers.authorization ?? ''
  const dot = word.lastIndexOf('.')
  const plain =
    dot < 0
      ? word
      : `${word.slice(0, dot)}.${Buffer.from(word.slice(dot + 1), 'base64url').toString('base64url')}`
  return createHash('sha256').update(plain).digest('base64url')
}
