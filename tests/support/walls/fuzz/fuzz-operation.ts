import process from 'node:process'
import fc from 'fast-check'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Operation } from '#tests/support/walls/operations.ts'
import { makeTwoTenants, type TwoTenants } from '#tests/support/walls/two-tenants.ts'
import { hostileRequests, type HostileRequest } from './hostile-requests.ts'

const errorReply = z.strictObject({
  message: z.string().min(1),
  error: z.string().min(1),
  code: z.string().regex(/^[a-z0-9_]+$/),
  details: z.array(z.unknown()).max(20).optional(),
})
const seed = process.env['FUZZ_SEED']

/**
 * Sends hostile requests to one operation of one world. A failure names the seed, which FUZZ_SEED repeats, and
 * the smallest request that fails. Returns the shares of requests that the schema accepts, and that were
 * answered as if nobody had signed in.
 */
export async function fuzzOperation(operation: Operation, requests: number) {
  const world = await makeTwoTenants()
  const ownIds = (kind: string) => z.number().optional().catch(undefined).parse(Reflect.get(world.own, kind))
  let valid = 0
  let signedOut = 0
  await fc.assert(
    fc.asyncProperty(hostileRequests(operation, ownIds), async (request) => {
      const reply = await send(world, operation, request)
      valid += Number(request.isValid)
      signedOut += Number(reply.status === 401)
      const trouble = judge(reply)
      if (trouble !== null) throw new Error(`${trouble}: ${reply.status} ${reply.body.slice(0, 300)}`)
    }),
    { numRuns: requests, ...(seed === undefined ? {} : { seed: Number(seed) }) },
  )
  return { valid: valid / requests, signedOut: signedOut / requests }
}

async function send({ server, own, database }: TwoTenants, { method }: Operation, request: HostileRequest) {
  const { url, contentType, payload } = request
  const reply = await server.inject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
    url,
    headers: {
      authorization: `Bearer ${own.token}`,
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  // Some operations end the session that they are called with.
  if (reply.statusCode === 401)
    await sql`update sessions set revoked_at = null where id = ${own.session}`.execute(database)
  return { status: reply.statusCode, body: reply.body }
}

function judge({ status, body }: { status: number; body: string }): string | null {
  if (status >= 500) return 'an error of ours'
  if (body.includes('secret of other')) return 'a leak'
  if (status < 400) return null
  const parsed = errorReply.safeParse(parseJson(body))
  return parsed.success ? null : `an error in a form of its own (${parsed.error.message})`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
