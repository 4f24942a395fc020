import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { makeServer } from '../api/contestants.ts'
import { openScene, type Scene } from '../api/scene.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { listQuestions, writePlainQueries, type Question } from './questions.ts'
import { seedKeywords, type SeededPlan } from './seed-keywords.ts'
import { describeSize } from './sizes.ts'

const PER_PAGE = 100
const LIST_GOAL = 150
const SAVE_GOAL = 2_000
const PASTED = 5_000

interface Wanted {
  report: Report
  size: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  runs: number
  /** `lists`, `saves`, or the names of some lists. */
  only: string[]
}

/**
 * The keyword list of a plan through the program's whole server, in turns with the same questions in plain
 * SQL without row-level security or server; and the time of a pasted list, an exclusion and an export.
 */
export async function measureLists({ only, ...wanted }: Wanted): Promise<void> {
  const { report, size, runs } = wanted
  report.note(
    `${size.toLocaleString('en-US')} keywords, and a fifth as many of others between them; medians of ${runs} runs.`,
  )
  const scene = await openScene({ isDurable: true })
  const server = await makeServer('keyloom', scene)
  const peer = new pg.Client({ connectionString: scene.url })
  await peer.connect()
  try {
    const plan = await seedKeywords(scene.url, { workspaceId: scene.workspaceId, count: size })
    const place = { ...wanted, scene, server, peer, plan }
    const isWanted = ({ name }: Question) => only.includes('lists') || only.includes(name)
    for (const question of listQuestions(Math.ceil(size / PER_PAGE)).filter(isWanted))
      await measureQuestion(place, question)
    if (only.includes('saves')) await measureWrites(place)
  } finally {
    await peer.end()
    await server.close()
    await scene.close()
  }
}

interface Place extends Omit<Wanted, 'only'> {
  scene: Scene
  server: FastifyInstance
  peer: pg.Client
  plan: SeededPlan
}

async function measureQuestion(place: Place, question: Question): Promise<void> {
  const { report, size, isMeant, runs, plan, peer } = place
  const ours: number[] = []
  const theirs: number[] = []
  const plain = writePlainQueries(plan.contentplanId, question)
  for (let run = 0; run < runs; run++) {
    ours.push(await timed(() => ask(place, question)))
    theirs.push(
      await timed(async () => {
        for (const statement of plain) await peer.query(statement)
      }),
    )
  }
  report.add({
    name: `${describeSize(size)} ${question.name}`,
    value: median(ours),
    unit: 'ms',
    ...(isMeant ? { goal: `<= ${LIST_GOAL}` as const } : {}),
    peer: 'plain SQL',
    peerValue: median(theirs),
    runs,
  })
}

async function measureWrites(place: Place): Promise<void> {
  const { report, size, isMeant, plan } = place
  const path = `/api/contentplan/${plan.contentplanId}/keyword`
  const pasted = Array.from({ length: PASTED }, (_, at) => ({
    keyword: at % 5 === 0 ? `trail shoes ${at}` : `pasted keyword number ${at}`,
    estimated_search_volume: at,
  }))
  const save = () => send(place, 'POST', path, { keywordsObject: pasted, source: 'upload' })
  report.add({
    name: `${describeSize(size)} save ${PASTED} new ones`,
    value: await timed(save),
    unit: 'ms',
    ...(isMeant ? { goal: `<= ${SAVE_GOAL}` as const } : {}),
  })
  report.add({
    name: `${describeSize(size)} save the same again`,
    value: await timed(save),
    unit: 'ms',
    ...(isMeant ? { goal: `<= ${SAVE_GOAL}` as const } : {}),
  })
  const { keywords } = JSON.parse(await send(place, 'GET', `${path}?limit=1000&status=in_plan`))
  const keywordIds = keywords.map(({ id }: { id: number }) => id)
  report.add({
    name: `${describeSize(size)} exclude 1,000`,
    value: await timed(() => send(place, 'PUT', path, { keywordIds, action: 'exclude' })),
    unit: 'ms',
  })
  report.add({
    name: `${describeSize(size)} export everything`,
    value: await timed(() => send(place, 'GET', `${path}/export`)),
    unit: 'ms',
  })
}

async function ask(place: Place, { query }: Question): Promise<void> {
  const words = new URLSearchParams(query).toString()
  await send(place, 'GET', `/api/contentplan/${place.plan.contentplanId}/keyword?${words}`)
}

async function send(
  { server, scene }: Place,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
): Promise<string> {
  const headers = { authorization: `Bearer ${scene.token}` }
  const { statusCode, body } = await server.inject({ method, url, headers, ...(payload && { payload }) })
  if (statusCode !== 200) throw new Error(`${method} ${url}: ${statusCode} ${body.slice(0, 300)}`)
  return body
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
