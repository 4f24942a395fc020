import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { readSession, readSigningKey } from '#features/accounts/server/index.ts'
import { contentplanHandlers } from '#features/contentplans/server/index.ts'
import { workspaceHandlers } from '#features/workspaces/server/index.ts'
import { API_BASE, mountApi } from '#platform/server/api/mount-api.ts'
import { contract } from './contract.ts'
import { describeApi } from './openapi.ts'

/** Serves every endpoint. The database may still be starting: it is asked for when a request comes. */
export function serveApi(server: FastifyInstance, database: () => Kysely<unknown>): void {
  const key = once(() => readSigningKey(database()))
  server.get(`${API_BASE}/openapi.json`, async () => describeApi())
  mountApi(server, {
    contract,
    handlers: { workspaces: workspaceHandlers, contentplans: contentplanHandlers },
    database,
    now: () => new Date(),
    authenticate: async (authorization) => readSession({ key: await key(), now: new Date() }, authorization),
  })
}

/** Remembers a result, but not a failure. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
