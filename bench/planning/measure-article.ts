import type { FastifyInstance } from 'fastify'
import type { FactsKind } from '#features/performance/server/index.ts'
import { addDays } from '#platform/days.ts'
import { makeServer } from '../api/contestants.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { openFactsPlace } from '../search-performance/facts-place.ts'
import { describeRows, timed } from '../search-performance/timed.ts'
import { nameFacts, seedArticle, type LargeArticle } from './seed-article.ts'

const GOAL_MS = 150

interface Wanted {
  report: Report
  /** Rows of day, page and query. */
  rows: number
  runs: number
  kinds: readonly FactsKind[]
  /** Names of the parts, or none for all. */
  only: readonly string[]
}

/** Times each part of the screen of a cluster of 500 keywords, through the whole server with row-level security. */
export async function measureArticle({ report, rows, runs, kinds, only }: Wanted): Promise<void> {
  await using closing = new AsyncDisposableStack()
  let article: LargeArticle = { contentplanId: 0, articleId: 0, keywords: [], url: '' }
  const place = await openFactsPlace(
    {
      rows,
      kinds,
      last: addDays(new Date().toISOString().slice(0, 10), -3),
      makePlan: async (scene) => {
        article = await seedArticle(scene)
        return article.contentplanId
      },
    },
    closing,
  )
  await nameFacts(place, article)
  for (const kind of kinds) {
    const facts = place.open(kind)
    closing.defer(() => facts.close())
    const server = await makeServer('keyloom', { ...place.scene, facts: () => facts })
    closing.defer(() => server.close())
    for (const [name, { path, proves }] of Object.entries(listParts(article))) {
      if (only.length > 0 && !only.includes(name)) continue
      const times: number[] = []
      // The first one opens connections and files.
      for (let run = 0; run <= runs; run++)
        times.push(await timed(() => ask(server, { token: place.scene.token, path, proves })))
      report.add({
        name: `a cluster of 500 keywords, ${describeRows(rows)} rows${kind === 'duckdb' ? '' : ' in tables'}: ${name}`,
        value: median(times.slice(1)),
        unit: 'ms',
        runs,
        goal: `<= ${GOAL_MS}`,
      })
    }
  }
}

interface Part {
  path: string
  /** What is in an answer that had something to do: an empty one is quick and proves nothing. */
  proves: RegExp
}

function listParts({ contentplanId, articleId }: LargeArticle): Record<string, Part> {
  const [plan, article] = [`contentplan/${contentplanId}`, `article/${articleId}`]
  return {
    'first answer': { path: article, proves: /"title":/ },
    'keywords, 500 at once': { path: `${article}/keyword?limit=500`, proves: /"total":500/ },
    evidence: { path: `${article}/evidence`, proves: /"impressions":[1-9]/ },
    'SERP overlap': { path: `${plan}/article/score?articleId=${articleId}`, proves: /"score":[0-9]/ },
    'similar clusters': { path: `${plan}/article/similar?articleId=${articleId}`, proves: /"score":[0-9]/ },
    'competing clusters': { path: `${article}/competing`, proves: /"impressions":[1-9].*"not-in-plan"/s },
    'competing pages': { path: `${article}/url`, proves: /"is_own":true/ },
    'competing pages, also those without impressions': {
      path: `${article}/url?empty=1`,
      proves: /"is_own":true/,
    },
    competitors: { path: `${article}/url/external`, proves: /"keywords":[1-9]/ },
    weeks: { path: `${article}/weeks`, proves: /"target_impressions":[1-9]/ },
    'internal links': { path: `internal-links/${article}`, proves: /"total":2000/ },
    page: { path: `${article}/page`, proves: /"page_id":[1-9]/ },
  }
}

async function ask(
  server: FastifyInstance,
  { token, path, proves }: Part & { token: string },
): Promise<void> {
  const { statusCode, body } = await server.inject({
    method: 'GET',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  if (statusCode !== 200 || !proves.test(body))
    throw new Error(`${path}: ${statusCode} ${body.slice(0, 500)}`)
}
