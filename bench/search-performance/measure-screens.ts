import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type FactsKind } from '#features/performance/server/index.ts'
import { makeServer } from '../api/contestants.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { openFactsPlace, type FactsPlace } from './facts-place.ts'
import { fillPlainTable } from './plain-table.ts'
import { seedPlan } from './seed-plan.ts'
import { describeRows, timed } from './timed.ts'

/** A call that a screen makes. */
interface Call {
  method: 'GET' | 'POST'
  /** Behind the address of the plan. */
  path: string
  payload?: object
}

/** What a screen waits for: one call, or several at the same time. */
export interface Answer {
  name: string
  calls: Call[]
  /** Milliseconds, at most. */
  goal?: number
  /** What a plain table of day, page and query, or the tables of the product without its server, answer for the same. */
  plain?: readonly string[]
}

interface Wanted {
  report: Report
  keywords: number
  /** Rows of day, page and query. */
  rows: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  runs: number
  hasPeer: boolean
  kinds: readonly FactsKind[]
  listAnswers: (plan: SeededPlan) => Answer[]
}

export interface SeededPlan {
  contentplanId: number
  hubId: number
}

/** Times what screens of a plan ask for, through the program's whole server with row-level security. */
export async function measureScreens(wanted: Wanted): Promise<void> {
  const { keywords, rows, kinds, hasPeer } = wanted
  await using closing = new AsyncDisposableStack()
  const plan: SeededPlan = { contentplanId: 0, hubId: 0 }
  const place = await openFactsPlace(
    {
      rows,
      kinds,
      makePlan: async (scene) => {
        Object.assign(plan, await seedPlan(scene, keywords))
        return plan.contentplanId
      },
    },
    closing,
  )
  if (hasPeer)
    await fillPlainTable(place.admin, { file: place.file, csv: join(place.dataFolder, 'plain.csv') })
  for (const kind of kinds) {
    const facts = place.open(kind)
    const server = await makeServer('keyloom', { ...place.scene, facts: () => facts })
    for (const answer of wanted.listAnswers(plan))
      await measureAnswer({ ...wanted, place, plan, server }, answer, kind)
    await server.close()
    await facts.close()
  }
}

interface Place extends Wanted {
  place: FactsPlace
  plan: SeededPlan
  server: FastifyInstance
}

async function measureAnswer(
  { report, keywords, rows, isMeant, runs, hasPeer, place, plan, server }: Place,
  { name, calls, goal, plain }: Answer,
  kind: FactsKind,
): Promise<void> {
  const ours: number[] = []
  const peers: number[] = []
  for (let run = 0; run <= runs; run++) {
    const took = await timed(() => Promise.all(calls.map((call) => ask(server, { place, plan }, call))))
    const others =
      hasPeer && plain !== undefined
        ? await timed(async () => {
            for (const statement of plain) await place.admin.query(statement)
          })
        : null
    if (run === 0) continue
    ours.push(took)
    if (others !== null) peers.push(others)
  }
  const isStore = kind === 'duckdb'
  const size = `${describeRows(keywords)} keywords, ${describeRows(rows)} rows`
  report.add({
    name: `${size}: ${name}${isStore ? '' : ', in tables'}`,
    value: median(ours),
    unit: 'ms',
    runs,
    ...(isMeant && isStore && goal !== undefined && ({ goal: `<= ${goal}` } as const)),
    ...(peers.length > 0 && { peer: 'plain PostgreSQL', peerValue: median(peers) }),
  })
}

async function ask(
  server: FastifyInstance,
  { place: { scene }, plan }: { place: FactsPlace; plan: SeededPlan },
  { method, path, payload }: Call,
): Promise<void> {
  const { statusCode, body } = await server.inject({
    method,
    url: `/api/contentplan/${plan.contentplanId}/${path}`,
    headers: { authorization: `Bearer ${scene.token}` },
    ...(payload && { payload }),
  })
  if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${body.slice(0, 300)}`)
}
