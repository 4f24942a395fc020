import process from 'node:process'
import fc from 'fast-check'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Operation } from '#tests/support/walls/operations.ts'
import type { Tenant, TwoTenants } from '#tests/support/walls/two-tenants.ts'
import { findFault, type Reply } from './find-fault.ts'
import { hostileRequests, type HostileRequest } from './hostile-requests.ts'

interface Fuzzing {
  /** The tenant that sends the requests. */
  caller: Tenant
  requests: number
  /** The same seed makes the same requests; null chooses a random seed. */
  seed: number | null
}

/** How many requests fit the schema, and how many were answered with 401. */
export interface Fuzzed {
  valid: number
  signedOut: number
}

/**
 * Sends hostile requests to one operation. A failure names the seed, which the variable FUZZ_SEED repeats, and the
 * smallest request that fails.
 */
export async function fuzzOperation(
  world: TwoTenants,
  operation: Operation,
  { caller, requests, seed }: Fuzzing,
): Promise<Fuzzed> {
  const ownIds = (kind: string) => z.number().optional().catch(undefined).parse(Reflect.get(caller, kind))
  const repeated = process.env['FUZZ_SEED'] ?? seed
  let [valid, signedOut] = [0, 0]
  await fc.assert(
    fc.asyncProperty(hostileRequests(operation, ownIds), async (request) => {
      const reply = await send(world, operation, { caller, request })
      valid += Number(request.isValid)
      signedOut += Number(reply.status === 401)
      const fault = findFault(reply, caller)
      if (fault !== null) throw new Error(`${fault}: ${reply.status} ${reply.body.slice(0, 300)}`)
    }),
    { numRuns: requests, ...(repeated === null ? {} : { seed: Number(repeated) }) },
  )
  return { valid, signedOut }
}

async function send(
  { server, database }: TwoTenants,
  { method }: Operation,
  { caller, request }: { caller: Tenant; request: HostileRequest },
): Promise<Reply> {
  const { url, contentType, payload } = request
  const reply = await server.inject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
    url,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  // Some operations end the session that they are called with.
  if (reply.statusCode === 401)
    await sql`update sessions set revoked_at = null where id = ${caller.session}`.execute(database)
  return { status: reply.statusCode, body: reply.body }
}
