import type { FastifyInstance } from 'fastify'
import type { FactsKind } from '#features/performance/server/index.ts'
import { makeServer } from '../api/contestants.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { openFactsPlace, type FactsPlace } from '../search-performance/facts-place.ts'
import { describeRows, timed } from '../search-performance/timed.ts'
import { listQuestions, type Question } from './list-questions.ts'
import { seedClusters, type PlannedPlan } from './seed-clusters.ts'

const GOAL_MS = 200
/** Rows of search data that lie in the same database where they are kept in it. */
const FACT_ROWS = 1_000_000

interface Wanted {
  report: Report
  clusters: number
  /** Whether the goal is about this size. */
  isMeant: boolean
  runs: number
  hasPeer: boolean
  kinds: readonly FactsKind[]
  /** Names of the questions, or none for all. */
  only: readonly string[]
  /** What each question took at the size before, in ms. */
  costs: Map<string, number>
}

/** Times every question of the Clusters screen, and says how its cost has grown since the size before. */
export async function measureQuestions(wanted: Wanted): Promise<void> {
  const { report, clusters, kinds, only } = wanted
  report.note(
    `${describeRows(clusters)} clusters, ${describeRows(10 * clusters)} keywords; medians of ${wanted.runs} runs.`,
  )
  await using closing = new AsyncDisposableStack()
  let plan: PlannedPlan = { contentplanId: 0, hubId: 0, changeId: 0, articleIds: [] }
  const place = await openFactsPlace(
    {
      rows: FACT_ROWS,
      kinds,
      makePlan: async (scene) => {
        plan = await seedClusters(scene, clusters)
        return plan.contentplanId
      },
    },
    closing,
  )
  for (const kind of kinds) {
    const facts = place.open(kind)
    const server = await makeServer('keyloom', { ...place.scene, facts: () => facts })
    const questions = listQuestions(plan).filter(({ name }) => only.length === 0 || only.includes(name))
    for (const question of questions) await measureOne({ ...wanted, place, plan, server, kind }, question)
    await server.close()
    await facts.close()
  }
}

interface Place extends Wanted {
  place: FactsPlace
  plan: PlannedPlan
  server: FastifyInstance
  kind: FactsKind
}

async function measureOne(
  { report, clusters, isMeant, runs, hasPeer, kind, costs, ...where }: Place,
  question: Question,
): Promise<void> {
  const ours: number[] = []
  const peers: number[] = []
  for (let run = 0; run <= runs; run++) {
    const took = await timed(() => ask(where, question))
    const plain = hasPeer ? await timed(() => where.place.admin.query(question.plain)) : null
    if (run === 0) continue
    ours.push(took)
    if (plain !== null) peers.push(plain)
  }
  const place = kind === 'duckdb' ? '' : ', search data in PostgreSQL'
  const name = `${question.name}${place}`
  const value = median(ours)
  const before = costs.get(name)
  costs.set(name, value)
  report.add({
    name: `${describeRows(clusters)} clusters: ${name}`,
    value,
    unit: 'ms',
    runs,
    ...(isMeant && { goal: `<= ${GOAL_MS}` as const }),
    ...(peers.length > 0 && { peer: 'plain SQL', peerValue: median(peers) }),
  })
  if (before !== undefined)
    report.add({ name: `${name}: times as long as at the size before`, value: value / before, unit: 'x' })
}

async function ask(
  { place: { scene }, plan, server }: Pick<Place, 'place' | 'plan' | 'server'>,
  { path }: Question,
): Promise<void> {
  const { statusCode, body } = await server.inject({
    method: 'GET',
    url: `/api/contentplan/${plan.contentplanId}/${encodeURI(path).replaceAll('%25', '%')}`,
    headers: { authorization: `Bearer ${scene.token}` },
  })
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body.slice(0, 300)}`)
}
