import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import { onTestFinished } from 'vitest'
import { serveFeatures } from '#app/api/serve-features.ts'
import { createServer } from '#app/server.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { Model } from '#integrations/model/index.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { createSeals } from '#platform/server/secrets/seal.ts'
import { holdKeys, parseSealingKey } from '#platform/server/secrets/sealing-keys.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { PORTS } from '#tests/support/connections/connections-world.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { makeTwoTenants, settings, type Tenant } from '#tests/support/walls/two-tenants.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { makeModelServices } from './model-services.ts'

const key = parseSealingKey(Buffer.alloc(32, 'k').toString('base64'))
const seals = createSeals(holdKeys(key === null ? [] : [key]))

/** Two tenants on a server whose workspaces may have their own models, with real seals and a log. */
export async function makeModelWorld(
  given: { openOrigins?: string[]; fetch?: typeof globalThis.fetch } = {},
) {
  const { database, url, own, other, look } = await makeTwoTenants()
  const models = makeModelServices(() => database, { ...given, seals })
  const logged: string[] = []
  countWorld('server')
  const server = await createServer({
    logLevel: 'info',
    writeLog: (line) => logged.push(line),
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: (to) =>
      serveFeatures(to, {
        database: () => database,
        databaseUrl: () => url,
        settings,
        connections: { ...withoutGoogle, ports: PORTS, database: () => database },
        keywords: makeKeywordServices(() => database),
        grouping: makeGroupingServices(),
        writing: makeWritingServices(),
        performance: { facts: factsInDatabase },
        publishing: makePublishing(),
        models,
      }),
  })
  onTestFinished(() => server.close())
  const inject = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    by: Tenant,
    body?: object,
  ) => {
    const reply = await server.inject({
      method,
      url: `/api/workspace/${path}`,
      headers: { authorization: `Bearer ${by.token}` },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    own,
    other,
    look,
    logged,
    /** Calls the endpoint of the model of a workspace; POST tests it. */
    call: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', body?: object, by = own, of = by) =>
      inject(method, `${of.workspace}/model${method === 'POST' ? '/test' : ''}`, by, body),
    listPorts: async () => (await inject('GET', `${own.workspace}/ports`, own)).body,
    modelOf: (agent: Agent): Promise<Model> =>
      database.transaction().execute(async (transaction) => {
        const credential = { kind: 'session', session: own.session } as const
        await enterWorkspace(transaction, { credential, ids: [{ kind: 'workspace', id: own.workspace }] })
        const { modelOf } = await models.forWorkspace({ database: transaction }, own.workspace)
        const model = modelOf(agent)
        if (model === null) throw new Error('This workspace has no model.')
        return model
      }),
  }
}
