import { addDays } from '#platform/days.ts'
import type { FastifyInstance } from 'fastify'
import { type FactsKind } from '#features/performance/server/index.ts'
import { makeServer } from '../api/contestants.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { openFactsPlace, type FactsPlace } from './facts-place.ts'
import { DAYS, FIRST_DAY } from './generate-facts.ts'
import { seedHome } from './seed-home.ts'
import { describeRows, timed } from './timed.ts'
import { itemAt } from '#platform/items.ts'

const GOAL = 100
/** Rows of day, page and query for each keyword. */
const ROWS_EACH = 20
const LAST = addDays(FIRST_DAY, DAYS - 1)
const YEAR = { startDate: addDays(LAST, -359), endDate: LAST }

interface Wanted {
  report: Report
  keywords: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  runs: number
  kinds: readonly FactsKind[]
}

interface Request {
  name: string
  method: 'GET' | 'POST'
  path: string
  payload?: object
}

/** Times the first screen of a plan and parts of its report, through the program's whole server. */
export async function measureHome({ report, keywords, isMeant, runs, kinds }: Wanted): Promise<void> {
  await using closing = new AsyncDisposableStack()
  const rows = keywords * ROWS_EACH
  let contentplanId = 0
  const place = await openFactsPlace(
    {
      rows,
      kinds,
      makePlan: async (scene) => (contentplanId = await seedHome(scene, keywords)),
    },
    closing,
  )
  for (const kind of kinds) {
    const facts = place.open(kind)
    const server = await makeServer('keyloom', { ...place.scene, facts: () => facts })
    for (const request of await listRequests(place, contentplanId)) {
      const taken: number[] = []
      for (let run = 0; run <= runs; run++) {
        const took = await timed(() => ask(server, place, request))
        if (run > 0) taken.push(took)
      }
      const hasGoal = isMeant && kind === 'duckdb' && request.method === 'GET'
      const name = `${describeRows(keywords)} keywords, ${describeRows(rows)} rows: ${request.name}`
      report.add({
        name: kind === 'duckdb' ? name : `${name}, in tables`,
        value: median(taken),
        unit: 'ms',
        runs,
        ...(hasGoal && { goal: `<= ${GOAL}` }),
      })
    }
    await server.close()
    await facts.close()
  }
}

async function listRequests({ admin }: FactsPlace, contentplanId: number): Promise<Request[]> {
  const { rows } = await admin.query<{ id: number }>(
    `select id from topics where contentplan_id = ${contentplanId}`,
  )
  const plan = `/api/contentplan/${contentplanId}`
  const question = (name: string, payload: object): Request => ({
    name,
    method: 'POST',
    path: `${plan}/gsc`,
    payload: { ...YEAR, ...payload },
  })
  return [
    { name: 'home', method: 'GET', path: `${plan}/home` },
    question('a year by week', { aggregation: 'weekly' }),
    question('a year by page', { grouping: 'page' }),
    question('a year by query, beside the year before', { grouping: 'query', comparePrevious: true }),
    question('a year of a hub by week', { aggregation: 'weekly', topicIds: [itemAt(rows, 0).id] }),
  ]
}

async function ask(
  server: FastifyInstance,
  { scene }: FactsPlace,
  { method, path, payload }: Request,
): Promise<void> {
  const headers = { authorization: `Bearer ${scene.token}` }
  const { statusCode, body } = await server.inject({
    method,
    url: path,
    headers,
    ...(payload && { payload }),
  })
  if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${body.slice(0, 300)}`)
}
