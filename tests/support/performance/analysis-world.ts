import { addDays } from '#platform/days.ts'
import { sql } from 'kysely'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { DayFacts } from '#features/performance/server/facts/encode-day.ts'
import type { FactsContext, FactsStore } from '#features/performance/server/index.ts'
import { factsInDatabase } from './facts-in-database.ts'
import { giveFilters } from './give-filters.ts'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

export const LAST_DAY = '2031-06-30'
export const TENTS = 'https://own.example/tents'
export const BOOTS = 'https://own.example/boots'

const row = (clicks: number, impressions: number, position: number) => ({ clicks, impressions, position })

/** A day of search data: two pages, one of them also with a #; two queries; and searches that Google withholds. */
export function makeDay(day: string, times = 1): DayFacts {
  const one = (clicks: number, impressions: number, position: number) =>
    row(clicks * times, impressions * times, position)
  return {
    day,
    totals: one(6, 100, 5),
    pages: [
      { page: TENTS, ...one(3, 60, 4) },
      { page: `${TENTS}#sizes`, ...one(1, 10, 8) },
      { page: BOOTS, ...one(2, 30, 6) },
    ],
    queries: [
      { query: 'light tent', ...one(3, 50, 4) },
      { query: 'red boots', ...one(2, 20, 6) },
    ],
    pageQueries: [
      { page: TENTS, query: 'light tent', ...one(2, 40, 3) },
      { page: `${TENTS}#sizes`, query: 'light tent', ...one(1, 10, 8) },
      { page: BOOTS, query: 'light tent', ...one(0, 5, 30) },
      { page: BOOTS, query: 'red boots', ...one(2, 20, 6) },
    ],
  }
}

/** Replaces the data of other days by that of one day. */
async function copyDay(
  { database }: FactsContext,
  { plan, from, to }: { plan: Plan; from: string; to: string[] },
): Promise<void> {
  const isOfPlan = sql`workspace_id = ${plan.workspaceId} and filter_id = ${plan.searchFilterId}`
  await sql`select walls.open_facts_month(day) from unnest(${to}::date[]) as day`.execute(database)
  for (const [table, columns] of Object.entries(COPIED)) {
    const [name, copied] = [sql.table(table), sql.raw(columns)]
    await sql`delete from ${name} where ${isOfPlan} and day = any(${to}::date[])`.execute(database)
    await sql`
      insert into ${name} (workspace_id, filter_id, day, ${copied})
      select workspace_id, filter_id, other, ${copied} from ${name}, unnest(${to}::date[]) as other
      where ${isOfPlan} and day = ${from}::date
    `.execute(database)
  }
}

const MEASURES = 'clicks, impressions, position_sum'
const COPIED = {
  fact_imports: 'grain, source',
  facts_by_date: MEASURES,
  facts_by_page: `page_id, ${MEASURES}`,
  facts_by_query: `query_id, ${MEASURES}`,
  facts_by_page_query: `page_id, query_id, ${MEASURES}`,
}

/** A plan with a cluster of the keyword "light tent" and the page TENTS, a server, and functions that add facts. */
export async function makeAnalysisWorld(options: Parameters<typeof makeTwoTenants>[0] = {}) {
  const tenants = await makeTwoTenants(options)
  const { own, look } = tenants
  const facts = factsInDatabase()
  const inPlan = <T>(work: (store: FactsStore, ctx: FactsContext, plan: Plan) => Promise<T>) =>
    tenants.database.transaction().execute(async (database) => {
      await sql`select set_config('app.workspaces', ${String(own.workspace)}, true)`.execute(database)
      return work(
        facts,
        { database },
        await openPlan({ database, workspaceId: own.workspace }, own.contentplan),
      )
    })
  const place = `${own.workspace}, ${own.contentplan}`
  const into = async (table: string, columns: string, values: string): Promise<number> => {
    const [one] = await look(
      `insert into ${table} (workspace_id, contentplan_id, ${columns}) values (${place}, ${values}) returning id`,
    )
    return Number(one?.['id'])
  }
  await look(giveFilters([own.contentplan]))
  const page = await into('pages', 'url', `'${TENTS}'`)
  const article = await into('articles', 'title, page_id', `'Tents', ${page}`)
  await into(
    'keywords',
    'keyword, folded, source, article_id',
    `'Light Tent', 'light tent', 'upload', ${article}`,
  )
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const reply = await tenants.server.inject({
      method,
      url: `/api/contentplan/${own.contentplan}/${path}`,
      headers: { authorization: `Bearer ${own.token}` },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    ...tenants,
    into,
    send,
    inPlan,
    page,
    article,
    /** Adds `count` equal days up to `last`, except those in `without`. */
    fill: async (
      count: number,
      {
        without = [],
        times = 1,
        last = LAST_DAY,
      }: { without?: string[]; times?: number; last?: string } = {},
    ) => {
      const days = Array.from({ length: count }, (_, back) => addDays(last, -back))
      const [first = last, ...others] = days.filter((day) => !without.includes(day))
      await inPlan(async (store, ctx, plan) => {
        await store.replaceDay(ctx, { plan, ...makeDay(first, times) })
        await copyDay(ctx, { plan, from: first, to: others })
      })
    },
    ask: (question: object) =>
      send('POST', 'gsc', {
        grouping: 'date',
        startDate: addDays(LAST_DAY, -6),
        endDate: LAST_DAY,
        ...question,
      }),
    readHome: () => send('GET', 'home'),
  }
}
