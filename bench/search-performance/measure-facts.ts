import { mkdtemp, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import {
  addDays,
  factsFolderOf,
  openFacts,
  type FactsContext,
  type FactsStore,
} from '#features/performance/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { openScene } from '../api/scene.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { DAYS, FIRST_DAY, generateFacts } from './generate-facts.ts'
import { fillPlainTable } from './plain-table.ts'
import { questions } from './questions.ts'

const GOAL = 150
const IMPORT_GOAL = 200
const TIMES_BETTER = 10
const SLOW = 300
const DAY_ROWS = 50_000
const PLAIN_RUNS = 3
const silent = { warn: () => {}, error: () => {} }

interface Wanted {
  report: Report
  size: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  runs: number
  hasPeer: boolean
}

/** One size: fills the store and its peer, asks both everything in turns, and imports a day again. */
export async function measureFacts(wanted: Wanted): Promise<void> {
  const { report, size, hasPeer } = wanted
  const dataFolder = await mkdtemp(join(tmpdir(), 'keyloom-bench-facts-'))
  const scene = await openScene()
  const database = openDatabase({ log: silent }, { url: scene.url, name: 'bench' })
  const peer = hasPeer ? new pg.Client({ connectionString: scene.url }) : null
  await peer?.connect()
  const open = () => openFacts({ kind: 'duckdb', dataFolder, threads: 2, memoryMegabytes: 512 })
  const asMember = <T>(work: (ctx: FactsContext, plan: Plan) => Promise<T>) =>
    database.transaction().execute(async (transaction) => {
      const { workspaceId } = scene
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(transaction)
      const { rows } = await sql<{ id: number }>`select min(id) as id from contentplans`.execute(transaction)
      const ctx = { database: transaction, workspaceId }
      return work(ctx, await openPlan(ctx, rows[0].id))
    })
  try {
    const file = join(factsFolderOf(dataFolder), `${scene.workspaceId}.duckdb`)
    const making = open()
    const contentplanId = await asMember(async (ctx, plan) => {
      await making.replaceDay(ctx, { plan, day: FIRST_DAY })
      return plan.id
    })
    await making.close()
    await generateFacts({ file, contentplanId, rows: size })
    if (peer !== null) await fillPlainTable(peer, { file, csv: join(dataFolder, 'plain.csv') })
    const { size: bytes } = await stat(file)
    report.note(
      `${size.toLocaleString('en-US')} rows in ${Math.round(bytes / 1e6)} MB; load ${loadavg()[0]?.toFixed(1)}.`,
    )
    const facts = open()
    const place = { ...wanted, facts, peer, asMember }
    await askAll(place)
    await importAgain(place)
    await facts.close()
  } finally {
    await peer?.end()
    await database.destroy()
    await scene.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

interface Place extends Wanted {
  facts: FactsStore
  peer: pg.Client | null
  asMember<T>(work: (ctx: FactsContext, plan: Plan) => Promise<T>): Promise<T>
}

async function askAll({ report, size, isMeant, runs, facts, peer, asMember }: Place): Promise<void> {
  for (const question of questions) {
    const ours: number[] = []
    const theirs: number[] = []
    for (let run = 0; run <= runs; run++) {
      const taken = await asMember((ctx, plan) => timed(() => question.ask(facts, ctx, plan)))
      if (run > 0) ours.push(taken)
      if (peer === null || run > PLAIN_RUNS) continue
      const plain = await timed(() => peer.query(question.plain))
      if (run > 0) theirs.push(plain)
    }
    const name = `${describe(size)} ${question.name}`
    const hasGoal = isMeant && question.isMeant
    const compared = peer === null ? {} : { peer: 'plain table', peerValue: median(theirs) }
    report.add({
      name,
      value: median(ours),
      unit: 'ms',
      runs,
      ...(hasGoal && { goal: `<= ${GOAL}` }),
      ...compared,
    })
    if (hasGoal && peer !== null && median(theirs) > SLOW)
      report.add({
        name: `${name}: times faster`,
        value: median(theirs) / median(ours),
        unit: '',
        goal: `>= ${TIMES_BETTER}`,
      })
  }
}

async function importAgain({ report, size, isMeant, runs, facts, asMember }: Place): Promise<void> {
  const day = addDays(FIRST_DAY, DAYS)
  const taken: number[] = []
  for (let run = 0; run <= runs; run++) {
    const pageQueries = Array.from({ length: DAY_ROWS }, (_, index) => ({
      page: `https://shop.example/blog/item-${index % 3_000}`,
      query: `trail shoes ${(index * 20) % 100_000} ${index % 7}`,
      clicks: index % 3,
      impressions: 1 + ((index + run) % 50),
      position: 1 + (index % 60),
    }))
    const took = await asMember((ctx, plan) => timed(() => facts.replaceDay(ctx, { plan, day, pageQueries })))
    if (run > 0) taken.push(took)
  }
  report.add({
    name: `${describe(size)} a day of 50,000 rows imported again`,
    value: median(taken),
    unit: 'ms',
    runs,
    ...(isMeant && { goal: `<= ${IMPORT_GOAL}` }),
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function describe(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000} M` : `${size / 1_000} k`
}
