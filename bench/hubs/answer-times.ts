import type { FastifyInstance } from 'fastify'
import { makeServer } from '../api/contestants.ts'
import { openScene } from '../api/scene.ts'
import { median } from '../measure/measure-command.ts'
import { seedClusters } from '../planning/seed-clusters.ts'
import type { Report } from '../report.ts'
import { describeRows, timed } from '../search-performance/timed.ts'

const CLUSTERS = 10_000

interface Asked {
  name: string
  path: string
  /** For a POST; a GET without one. */
  body?: object
  goalMs: number
}

/**
 * How long the screens of hubs wait for their answers: a plan of 10,000 clusters, 100,000 keywords and 50 hubs with
 * search data, through the program's whole server with row-level security.
 */
export async function measureAnswerTimes(report: Report, runs = 9): Promise<void> {
  await using closing = new AsyncDisposableStack()
  const scene = await openScene()
  closing.defer(() => scene.close())
  const { contentplanId, hubId } = await seedClusters(scene, CLUSTERS)
  const server = await makeServer('keyloom', scene)
  closing.defer(() => server.close())
  const place = { server, token: scene.token }
  const plan = `contentplan/${contentplanId}`
  const expand = { path: 'contentplan/hub-expand', goalMs: 1_000 }
  const questions: Asked[] = [
    { name: 'hubs grid', path: `${plan}/topic`, goalMs: 200 },
    { name: 'ideas of a hub', path: `${plan}/article/advanced?${ideasOf(hubId)}`, goalMs: 200 },
    { name: 'state and cost of a hub', path: `${plan}/topic/${hubId}/build`, goalMs: 200 },
    { name: 'overview of a hub', path: `${plan}/topic/${hubId}/overview`, goalMs: 300 },
    { name: 'keyword ideas for a hub', ...expand, body: { contentplanId, topicId: hubId } },
    { name: 'keyword ideas for all hubs', ...expand, body: { contentplanId } },
    { name: 'suggested hubs', path: `${plan}/topic/suggest`, goalMs: 1_000, body: {} },
  ]
  for (const { name, goalMs, ...asked } of questions) {
    const value = await measureMedian(runs, () => ask(place, asked))
    report.add({
      name: `${describeRows(CLUSTERS)} clusters: ${name}`,
      value,
      unit: 'ms',
      runs,
      goal: `<= ${goalMs}`,
    })
  }
}

/** The first page of new ideas of a hub (F-108). */
function ideasOf(hubId: number): string {
  return `filter_topicId=${hubId}&filter_priority=high,not set&filter_show_in_map=0&limit=30`
}

/** The first run is left out: it opens connections. */
async function measureMedian(runs: number, work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= runs; run++) times.push(await timed(work))
  return median(times.slice(1))
}

interface Place {
  server: FastifyInstance
  token: string
}

async function ask({ server, token }: Place, { path, body }: Pick<Asked, 'path' | 'body'>): Promise<void> {
  const reply = await server.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: encodeURI(`/api/${path}`),
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body }),
  })
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body.slice(0, 300)}`)
}
