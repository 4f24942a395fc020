import { addDays } from '#platform/days.ts'
import { stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type FactsKind, type FactsStore } from '#features/performance/server/index.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { openFactsPlace, type FactsPlace } from './facts-place.ts'
import { DAYS, FIRST_DAY } from './generate-facts.ts'
import { fillPlainTable } from './plain-table.ts'
import { questions, type Question } from './questions.ts'
import { describeRows, timed } from './timed.ts'

const GOAL = 150
const IMPORT_GOAL = 200
const TIMES_BETTER = 10
const SLOW = 300
const DAY_ROWS = 50_000
const PLAIN_RUNS = 3

interface Wanted {
  report: Report
  size: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  runs: number
  hasPeer: boolean
  /** The store that the goals are about, and others beside it. */
  kinds: readonly FactsKind[]
}

interface Place extends Wanted, FactsPlace {
  facts: FactsStore
  /** The store in tables. */
  tables: FactsStore | null
}

/** Measures one size: fills the store and its peers, asks each every question in turns, and imports a day again. */
export async function measureFacts(wanted: Wanted): Promise<void> {
  const { report, size, hasPeer, kinds } = wanted
  await using closing = new AsyncDisposableStack()
  const place = await openFactsPlace({ rows: size, kinds }, closing)
  const { file, dataFolder, admin, open } = place
  if (hasPeer) await fillPlainTable(admin, { file, csv: join(dataFolder, 'plain.csv') })
  const { size: bytes } = await stat(file)
  report.note(
    `${size.toLocaleString('en-US')} rows in ${Math.round(bytes / 1e6)} MB; load ${loadavg()[0]?.toFixed(1)}.`,
  )
  const facts = open('duckdb')
  const tables = kinds.includes('postgres') ? open('postgres') : null
  const whole = { ...wanted, ...place, facts, tables }
  for (const question of questions) await measureQuestion(whole, question)
  await importAgain(whole)
  await facts.close()
}

async function measureQuestion(place: Place, question: Question): Promise<void> {
  const { report, size, isMeant, runs, hasPeer, facts, tables, admin, asMember } = place
  const ours: number[] = []
  const plain: number[] = []
  const inTables: number[] = []
  const askStore = (store: FactsStore) => asMember((ctx, plan) => timed(() => question.ask(store, ctx, plan)))
  for (let run = 0; run <= runs; run++) {
    const isWarm = run > 0
    const taken = await askStore(facts)
    if (isWarm) ours.push(taken)
    if (run > PLAIN_RUNS) continue
    const [others, table] = [
      hasPeer ? await timed(() => admin.query(question.plain)) : null,
      tables === null ? null : await askStore(tables),
    ]
    if (isWarm && others !== null) plain.push(others)
    if (isWarm && table !== null) inTables.push(table)
  }
  const name = `${describeRows(size)} ${question.name}`
  const hasGoal = isMeant && question.isMeant
  const goal = hasGoal ? ({ goal: `<= ${GOAL}` } as const) : {}
  const compared = hasPeer ? { peer: 'plain table', peerValue: median(plain) } : {}
  report.add({ name, value: median(ours), unit: 'ms', runs, ...goal, ...compared })
  if (tables !== null)
    report.add({
      name: `${name}, in tables`,
      value: median(inTables),
      unit: 'ms',
      runs: inTables.length,
      peer: 'in a file',
      peerValue: median(ours),
    })
  if (hasGoal && hasPeer && median(plain) > SLOW)
    report.add({
      name: `${name}: times faster`,
      value: median(plain) / median(ours),
      unit: '',
      goal: `>= ${TIMES_BETTER}`,
    })
}

async function importAgain({ report, size, isMeant, runs, facts, asMember }: Place): Promise<void> {
  const day = addDays(FIRST_DAY, DAYS)
  const taken: number[] = []
  for (let run = 0; run <= runs; run++) {
    const rows = Array.from({ length: DAY_ROWS }, (_, index) => ({
      page: `https://shop.example/blog/item-${index % 3_000}`,
      query: `trail shoes ${(index * 20) % 100_000} ${index % 7}`,
      clicks: index % 3,
      impressions: 1 + ((index + run) % 50),
      position: 1 + (index % 60),
    }))
    const pageQueries = asReceived(rows)
    const took = await asMember((ctx, plan) => timed(() => facts.replaceDay(ctx, { plan, day, pageQueries })))
    if (run > 0) taken.push(took)
  }
  report.add({
    name: `${describeRows(size)} a day of 50,000 rows imported again`,
    value: median(taken),
    unit: 'ms',
    runs,
    ...(isMeant && { goal: `<= ${IMPORT_GOAL}` }),
  })
}

/** Copies texts, so that they are flat as after parsing an answer, and not joined when they are first read. */
function asReceived<T>(rows: T[]): T[] {
  return structuredClone(rows)
}
