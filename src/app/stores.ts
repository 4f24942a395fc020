import { availableParallelism } from 'node:os'
import { openFacts, type FactsStore } from '#features/performance/server/index.ts'
import { fillPages } from '#features/serps/server/index.ts'
import {
  countConnections,
  openPool,
  queryThrough,
  type PoolCounts,
} from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import { preparePoolLogin, requireWeakLogin } from '#platform/server/database/pool-login.ts'
import { findDatabaseProblem } from '#platform/server/database/readiness.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { cancelStatements, closePools } from '#platform/server/database/stop-work.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import type { Config } from './config/config.ts'
import { addressesAt, DATABASE_ROLE, migrationsFolder, PROGRAM_NAME } from './installation.ts'

/** How much of the machine DuckDB may use, which it shares with the database and the program. */
const FACTS_LIMITS = { threads: Math.min(4, availableParallelism()), memoryMegabytes: 512 }

/** Where data is kept: the database, and the search data of plans. */
export interface Stores {
  /** Connection string of the role that owns the database. */
  url: string
  /** Connection string of the login of requests. */
  poolUrl: string
  database: Database
  /** The same database, with connections of its own for runs. */
  workDatabase: Database
  /** The search data of plans. */
  facts: FactsStore
  /** Cancels the statements that the database still runs for this process. */
  cancelStatements(): Promise<void>
  countConnections(): PoolCounts
  /** Why requests cannot be served now, or null when they can. */
  findProblem(): Promise<string | null>
}

interface StoresInput {
  config: Config
  say: (line: string) => void
  /** Closes what is started here, the last one first. */
  closing: AsyncDisposableStack
}

/** Starts our own database or uses the operator's, applies migrations, and opens it and the search data. */
export async function openStores(ctx: { log: Log }, { config, say, closing }: StoresInput): Promise<Stores> {
  const { url, poolUrl, adminUrl, findProblem } =
    config.databaseUrl === undefined
      ? await startOwnDatabase(ctx, { config, say, closing })
      : { ...addressesAt(config.databaseUrl, config.databasePoolUrl), findProblem: () => null }
  await prepareRoles({ url: adminUrl, login: decodeURIComponent(new URL(url).username) })
  await migrate({ url, folder: migrationsFolder })
  const migrations = readMigrationFiles(migrationsFolder).map(({ name }) => name)
  if (config.databaseUrl === undefined) await preparePoolLogin(adminUrl, poolUrl)
  else if (config.databasePoolUrl !== undefined) await requireWeakLogin(poolUrl)
  const { patternSearches } = config
  const pool = openPool(ctx, { url: poolUrl, name: PROGRAM_NAME, patternSearches })
  // A separate pool, so that neither runs nor requests take all connections of the others.
  const workPool = openPool(ctx, { url: poolUrl, name: PROGRAM_NAME, patternSearches })
  const database = queryThrough(pool)
  const pools = { url: poolUrl, pools: [pool, workPool] }
  closing.defer(() => closePools(ctx, pools))
  await fillPages({ database, say })
  const facts = openFacts({
    ...FACTS_LIMITS,
    kind: config.facts,
    dataFolder: config.dataFolder,
    mostRows: config.usageLimits['search rows'],
  })
  closing.defer(() => facts.close())
  return {
    url,
    poolUrl,
    database,
    workDatabase: queryThrough(workPool),
    facts,
    cancelStatements: () => cancelStatements(ctx, pools),
    countConnections: () => countConnections(pool, workPool),
    findProblem: async () => findProblem() ?? findDatabaseProblem(database, { migrations }),
  }
}

async function startOwnDatabase(ctx: { log: Log }, { config, say, closing }: StoresInput) {
  const postgres = await startPostgres(ctx, { folder: config.dataFolder, role: DATABASE_ROLE, say })
  closing.defer(() => postgres.stop())
  return postgres
}
