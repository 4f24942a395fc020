import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { makeServer } from '../api/contestants.ts'
import { openScene, type Scene } from '../api/scene.ts'
import { median, readCpuSeconds } from '../measure/measure-command.ts'
import type { Goal, Report } from '../report.ts'
import { seedClusters } from './seed-clusters.ts'
import { seedRun } from './seed-run.ts'
import { describeSize } from './sizes.ts'
import { itemAt } from '#platform/items.ts'

const SCORE_GOAL = 50
const SIMILAR_GOAL = 100
const PREVIEW_GOAL = 2_000
const COMPARED = 10
/** Fails for an answer without search results, which is quick and proves nothing. */
const KNOWS_NOTHING = /"score":null|"knownCount":0\b/

interface Wanted {
  report: Report
  size: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  runs: number
}

interface Asked {
  name: string
  /** Asked in turns. */
  paths: string[]
  goal: Goal
}

/**
 * The overlap scores of a plan with all search results cached, through the program's whole server: time, and
 * the processor's time of this process and of the database's together.
 */
export async function measureScores({ report, size, isMeant, runs }: Wanted): Promise<void> {
  report.note(`${size.toLocaleString('en-US')} keywords in clusters, all results known; medians of ${runs}.`)
  const scene = await openScene({ isDurable: true })
  const server = await makeServer('keyloom', scene)
  const client = new pg.Client({ connectionString: scene.url })
  await client.connect()
  try {
    const plan = await seedRun(scene.url, {
      workspaceId: scene.workspaceId,
      count: size,
      // What the server of these measurements answers with.
      isSandbox: true,
    })
    const large = await seedClusters(scene.url, { workspaceId: scene.workspaceId, ...plan })
    for (const { goal, ...asked } of listAsked(plan.contentplanId, large))
      await measureAsked({ report, size, runs, scene, server, client }, { ...asked, goal: isMeant && goal })
  } finally {
    await client.end()
    await server.close()
    await scene.close()
  }
}

function listAsked(contentplanId: number, large: ReadonlyMap<number, readonly number[]>): Asked[] {
  const plan = `/api/contentplan/${contentplanId}`
  const compared = large.get(500)?.slice(0, COMPARED) ?? []
  const score = `${plan}/article/score?${compared.map((id) => `articleId=${id}`).join('&')}`
  return [
    { name: `score of ${COMPARED} clusters of 500`, paths: [score], goal: `<= ${SCORE_GOAL}` },
    ...[...large].map(([size, ids]) => ({
      name: `clusters similar to one of ${size}`,
      paths: ids.map((id) => `${plan}/article/similar?articleId=${id}`),
      goal: `<= ${SIMILAR_GOAL}` as const,
    })),
    {
      name: 'preview of minimum scores',
      paths: [`${plan}/reset-clusters/preview`],
      goal: `<= ${PREVIEW_GOAL}`,
    },
  ]
}

interface Place extends Omit<Wanted, 'isMeant'> {
  scene: Scene
  server: FastifyInstance
  client: pg.Client
}

async function measureAsked(
  { report, size, runs, scene, server, client }: Place,
  { name, paths, goal }: Omit<Asked, 'goal'> & { goal: Goal | false },
): Promise<void> {
  const headers = { authorization: `Bearer ${scene.token}` }
  const times: number[] = []
  const ask = async (url: string) => {
    const { statusCode, body } = await server.inject({ method: 'GET', url, headers })
    if (statusCode !== 200 || KNOWS_NOTHING.test(body))
      throw new Error(`${url}: ${statusCode} ${body.slice(0, 300)}`)
  }
  for (const path of paths) await ask(path)
  const before = await readCpu(client)
  for (let run = 0; run < runs; run++) {
    const begin = performance.now()
    await ask(itemAt(paths, run % paths.length))
    times.push(performance.now() - begin)
  }
  const cpu = (await readCpu(client)) - before
  const row = { name: `${describeSize(size)} ${name}`, unit: 'ms', runs }
  report.add({ ...row, value: median(times), ...(goal && { goal }) })
  report.add({ ...row, name: `${row.name}: processor`, value: (cpu * 1_000) / runs })
}

/** Processor seconds of this process and of the database's processes that serve it. */
async function readCpu(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'bench'`,
  )
  return [process.pid, ...rows.map(({ pid }) => pid)].reduce((sum, pid) => sum + readCpuSeconds(pid), 0)
}
