import { createHash } from 'node:crypto'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './client-network.ts'
import { sendError } from './error-replies.ts'

const MINUTE_MS = 60_000
/** An office behind one address has this many people at work at once. */
const TOKENS_OF_ADDRESS = 10

/**
 * Limits the requests to `/api` in a minute: of each bearer token and, without one, of each address (of IPv6 its
 * network). A token is not looked at yet, so an address has a limit for all its tokens too. Counted in memory,
 * for each process by itself.
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
  const byAddressOfTokens = server.createRateLimit({ max: perMinute * TOKENS_OF_ADDRESS })
  server.addHook('onRequest', async (request, reply) => {
    // The route that was found, not the address as it was written: `/%61pi` is `/api` too.
    if (!request.routeOptions.url?.startsWith('/api/')) return
    const hasToken = request.headers.authorization !== undefined
    for (const count of hasToken ? [byAddressOfTokens, byToken] : [byAddress]) {
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

function nameToken({ headers }: FastifyRequest): string {
  return createHash('sha256')
    .update(headers.authorization ?? '')
    .digest('base64url')
}
