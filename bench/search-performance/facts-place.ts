import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import {
  factsFolderOf,
  openFacts,
  type FactsContext,
  type FactsKind,
  type FactsStore,
} from '#features/performance/server/index.ts'
import { filterToWrite } from '#features/performance/server/facts/filter-of-plan.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openScene, type Scene } from '../api/scene.ts'
import { fillTables } from './fill-tables.ts'
import { FIRST_DAY, generateFacts } from './generate-facts.ts'
import { itemAt } from '#platform/items.ts'
import { giveFilters } from '#tests/support/performance/give-filters.ts'

export const KINDS: FactsKind[] = ['duckdb', 'postgres']
const silent = { warn: () => {}, error: () => {} }

/** A scene whose plan has generated facts, in a file and optionally also in tables. */
export interface FactsPlace {
  scene: Scene
  dataFolder: string
  file: string
  /** A connection that row-level security does not bind. */
  admin: pg.Client
  open(kind: FactsKind): FactsStore
  asMember<T>(work: (ctx: FactsContext, plan: Plan) => Promise<T>): Promise<T>
}

interface Wanted {
  rows: number
  /** The last day of the facts. */
  last?: string
  kinds: readonly FactsKind[]
  /** Makes the plan; absent: the first plan of the scene. */
  makePlan?: (scene: Scene) => Promise<number>
}

export async function openFactsPlace(
  { rows, last, kinds, makePlan }: Wanted,
  closing: AsyncDisposableStack,
): Promise<FactsPlace> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'keyloom-bench-facts-'))
  closing.defer(() => rm(dataFolder, { recursive: true, force: true }))
  const scene = await openScene()
  closing.defer(() => scene.close())
  const admin = new pg.Client({ connectionString: scene.url })
  await admin.connect()
  closing.defer(() => admin.end())
  const database = openDatabase({ log: silent }, { url: scene.url, name: 'bench' })
  closing.defer(() => database.destroy())
  const contentplanId = (await makePlan?.(scene)) ?? (await findFirstPlan(admin))
  await admin.query(giveFilters([contentplanId]))
  const asMember = openAs(database, { workspaceId: scene.workspaceId, contentplanId })
  const open = (kind: FactsKind) => openFacts({ kind, dataFolder, threads: 2, memoryMegabytes: 512 })
  const making = open('duckdb')
  const filterId = await asMember(async (ctx, plan) => {
    await making.replaceDay(ctx, { plan, day: FIRST_DAY })
    return filterToWrite(plan)
  })
  await making.close()
  const file = join(factsFolderOf(dataFolder), `${scene.workspaceId}.duckdb`)
  await generateFacts({ file, filterId, rows, ...(last !== undefined && { last }) })
  if (kinds.includes('postgres'))
    await fillTables(admin, { file, workspaceId: scene.workspaceId, csv: join(dataFolder, 'table.csv') })
  return { scene, dataFolder, file, admin, open, asMember }
}

function openAs(
  database: Database,
  { workspaceId, contentplanId }: { workspaceId: number; contentplanId: number },
): FactsPlace['asMember'] {
  return (work) =>
    database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(transaction)
      const ctx = { database: transaction, workspaceId }
      return work(ctx, await openPlan(ctx, contentplanId))
    })
}

async function findFirstPlan(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ id: number }>('select min(id) as id from contentplans')
  return itemAt(rows, 0).id
}
