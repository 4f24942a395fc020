import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createServer } from '#app/server.ts'
import { serveFeatures, type FeatureSettings } from '#app/api/serve-features.ts'
import { readSigningKey } from '#features/accounts/server/index.ts'
import type { SigningKey } from '#features/accounts/server/tokens/signing-keys.ts'
import type { Database } from '#platform/server/database/database.ts'
import { withAnalytics } from '#tests/support/connections/connections.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { createTestDatabase, query, type AtEnd } from '#tests/support/database/test-database.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { createTenant, type Tenant } from './create-tenant.ts'
import { watchRows, type WatchedRows } from './watch-rows.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

export type { Tenant } from './create-tenant.ts'

export interface TwoTenants {
  server: FastifyInstance
  /** The address of the database for the program's role. */
  url: string
  /**
   * Runs a statement on the rows of the test's own workspaces, and on rows without a workspace; past all walls when the
   * test has a database of its own.
   */
  look(statement: string): Promise<Record<string, unknown>[]>
  /** The database as the program sees it: behind the walls. */
  database: Database
  key: SigningKey
  own: Tenant
  other: Tenant
  /** Creates one more tenant of the same installation. */
  addTenant(name: string): Promise<Tenant>
  /** Watches every row of the database, or every row that belongs to tenants. */
  watchRows(tenants?: readonly Tenant[]): Promise<WatchedRows>
}

/** The settings of an installation without any configuration. */
export const settings: FeatureSettings = {
  supportContact: null,
  invitations: { demoCall: null, caseStudy: null },
  publicUrl: 'http://127.0.0.1:4310',
  blogUrl: 'http://127.0.0.1:4311',
  oidc: null,
  owner: null,
  isSignUpOpen: true,
  sessionIdleDays: 14,
  limits: { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 1, keywordLimit: 100 },
  costs: { confirmAbove: 1_000_000, monthlyCap: null },
  tokenLimit: 0,
}

/**
 * The product's own server on a database with two unrelated workspaces: the database that tests share, or one of the
 * test's own.
 */
export async function makeTwoTenants({
  isOwn = false,
  atEnd = onTestFinished,
}: { isOwn?: boolean; atEnd?: AtEnd } = {}): Promise<TwoTenants> {
  const { url: admin, look } = isOwn ? await openOwn(atEnd) : await shareDatabase()
  const app = new URL(admin)
  app.username = 'keyloom'
  const database = openProgramDatabase(app.href)
  atEnd(() => database.destroy())
  countWorld('server')
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: (to) =>
      serveFeatures(to, {
        database: () => database,
        databaseUrl: () => app.href,
        settings,
        connections: withAnalytics(() => database),
        keywords: makeKeywordServices(() => database),
        grouping: makeGroupingServices(),
        writing: makeWritingServices(),
        performance: { facts: factsInDatabase },
        publishing: makePublishing(),
        models: makeModelServices(() => database),
      }),
  })
  atEnd(async () => void (await server.close()))
  const key = await readSigningKey(database)
  const addTenant = (name: string) => createTenant(admin, { key, name })
  return {
    server,
    url: app.href,
    look,
    database,
    key,
    own: await addTenant('own'),
    other: await addTenant('other'),
    addTenant,
    watchRows: (tenants) => watchRows(admin, tenants),
  }
}

async function openOwn(atEnd: AtEnd) {
  const url = await createTestDatabase('migrated', atEnd)
  return { url, look: (statement: string) => query(url, statement) }
}
