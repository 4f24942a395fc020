import { foldKeyword } from '#features/contentplans/rules.ts'
import { sql } from 'kysely'
import { renewAdvice } from '#features/advice/server/index.ts'
import { recountArticles } from '#features/articles/server/index.ts'
import type { DayFacts } from '#features/performance/server/facts/encode-day.ts'
import { keepMeasured } from '#features/performance/server/measuring/keep-measured.ts'
import { measurePlan } from '#features/performance/server/measuring/measure-plan.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import {
  createWorld,
  dateOf,
  dayOf,
  reportSearch,
  urlOf,
  type Dimension,
  type World,
} from '../../../sandbox/world/index.ts'
import { makeFactsWorld } from './facts-world.ts'
import { keepDays } from './keep-days.ts'

/** Search data is final after this many days. */
const LATE_DAYS = 3
/** The days that advice uses: half a year, and the last 60 days a year ago. Older days need only pages. */
const MEASURED = 60
const HALF_YEAR = 180
const YEAR = 364

/**
 * A plan with a site of the sandbox's world: its pages, its intents as clusters with the pages that answer them, and
 * its search data as after an import, measured and with advice.
 */
export async function makeSearchedSite({ seed, today }: { seed: number; today: string }) {
  const world = createWorld({ seed, size: 1, today: dayOf(today) })
  const { jobs, facts, own, dataFolder } = await makeFactsWorld('duckdb')
  const { plan } = own
  const look = (statement: string) => jobs.look(statement)
  await keepDays(dataFolder, { plan, days: [...listDays(world)] })
  await jobs.as(jobs.own, async ({ database }) => {
    await sql`
      insert into pages (workspace_id, contentplan_id, url)
      select ${plan.workspaceId}, ${plan.id}, url from unnest(${world.site.pages.map(urlOf)}::text[]) as url
    `.execute(database)
    const { rows } = await sql<{ id: number }>`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(listClusters(world))}::jsonb)
          as found (title text, url text, keywords text[])
      ), made as (
        insert into articles (workspace_id, contentplan_id, title, page_id)
        select ${plan.workspaceId}, ${plan.id}, w.title, p.id from wanted w left join pages p on p.url = w.url
        returning id, title
      ), filled as (
        insert into keywords (workspace_id, contentplan_id, keyword, folded, source, article_id)
        select ${plan.workspaceId}, ${plan.id}, k, k, 'google_search_console', made.id
        from wanted join made using (title), unnest(wanted.keywords) as k
      )
      select id from made
    `.execute(database)
    await recountArticles({ database }, { plan, articleIds: rows.map(({ id }) => id) })
  })
  const database: RunDatabase = {
    transaction: () => ({ execute: (work) => jobs.as(jobs.own, (ctx) => work(ctx.database)) }),
  }
  const measured = await measurePlan({ workspaceId: plan.workspaceId, database, facts }, plan.id)
  if (measured === null) throw new Error('Nothing was measured.')
  await jobs.as(jobs.own, (ctx) => keepMeasured(ctx.database, measured))
  const services = { providers: { forWorkspace: async () => ({ serps: null }) } }
  await jobs.as(jobs.own, (ctx) => renewAdvice(ctx, services, plan))

  const { cannibalisation, decay, seasonal } = world.facts
  const urlOfPage = (id: number) => world.site.pages.filter((page) => page.id === id).map(urlOf)[0] ?? ''
  return {
    planted: {
      /** The title of the cluster whose pages compete. */
      cannibalized: world.site.intents.find(({ id }) => id === cannibalisation.intentId)?.key,
      decayed: urlOfPage(decay.pageId),
      seasonal: urlOfPage(seasonal.pageId),
    },
    listCannibalized: async () =>
      (
        await look(`select title from article_alerts join articles on id = article_id where cannibalization`)
      ).map(({ title }) => title),
    readPage: async (url: string) => {
      const [row] = await look(`
        select a.action, a.reason, clicks_last as clicks, clicks_prev as before
        from pages p join page_advice a on a.page_id = p.id join page_metrics m on m.page_id = p.id where p.url = '${url}'
      `)
      if (row === undefined) throw new Error(`There is no advice on ${url}.`)
      return {
        action: row.action,
        reason: row.reason,
        clicks: Number(row.clicks),
        before: Number(row.before),
      }
    },
  }
}

function* listDays(world: World): Generator<DayFacts> {
  for (let back = 0; back < YEAR + MEASURED; back++) {
    if (back >= HALF_YEAR && back < YEAR) continue
    const day = world.today - LATE_DAYS - back
    const read = (dimensions: Dimension[]) =>
      reportSearch(world, { from: day, to: day, dimensions, filters: [] }).read(0, Infinity)
    const [pages, pairs] = [read(['page']), back < MEASURED ? read(['page', 'query']) : []]
    yield {
      day: dateOf(day),
      totals: null,
      pages: pages.map(({ keys: [page = ''], ...row }) => ({ page, ...row })),
      queries: pairs.map(({ keys: [, text = ''], ...row }) => ({ query: text, ...row })),
      pageQueries: pairs.map(({ keys: [page = '', text = ''], ...row }) => ({ page, query: text, ...row })),
    }
  }
}

/** One cluster for each intent that a page answers; a page belongs to one cluster only. */
function listClusters({ site }: World) {
  const taken = new Set<string>()
  const known = new Set<string>()
  return site.intents.flatMap((intent) => {
    const [url] = (site.pagesOf.get(intent.id) ?? []).map(urlOf)
    if (url === undefined) return []
    const isFree = !taken.has(url)
    taken.add(url)
    const keywords = [...new Set(intent.keywords.map(foldKeyword))].filter((keyword) => !known.has(keyword))
    for (const keyword of keywords) known.add(keyword)
    return [{ title: intent.key, url: isFree ? url : null, keywords }]
  })
}
