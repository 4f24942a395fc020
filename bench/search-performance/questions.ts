import { addDays, type DayRange } from '#platform/days.ts'
import { type FactsContext, type FactsStore } from '#features/performance/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { DAYS, FIRST_DAY } from './generate-facts.ts'

const ALL: DayRange = { from: FIRST_DAY, to: addDays(FIRST_DAY, DAYS - 1) }
const LAST: DayRange = { from: addDays(ALL.to, -29), to: ALL.to }
const BEFORE: DayRange = { from: addDays(ALL.to, -59), to: addDays(ALL.to, -30) }
const PAGES = 'blog|category/item-[1-5]'
const QUERIES = '^(trail|kids) .*[02468]$'
const CLUSTER = Array.from({ length: 10 }, (_, index) => index * 20)
const CLUSTER_QUERIES = CLUSTER.map((number) => `trail shoes ${number}`)
const CLUSTER_PAGES = ['https://shop.example/blog/item-0', 'https://shop.example/products/item-1']

export interface Question {
  name: string
  /** Whether the goals are about this question. */
  isMeant: boolean
  ask(facts: FactsStore, ctx: FactsContext, plan: Plan): Promise<unknown>
  /** The same question to a plain table of day, page and query. */
  plain: string
}

const SUMS =
  'sum(clicks) as clicks, sum(impressions) as impressions, sum(position * impressions) / sum(impressions) as position'
const matches = (kind: 'matches' | 'contains', text: string) => ({ conditions: [{ kind, text }] })
const list = (texts: string[]) => texts.map((text) => `'${text}'`).join(', ')

export const questions: Question[] = [
  {
    name: 'totals by day over everything',
    isMeant: true,
    ask: (facts, ctx, plan) => facts.readSeries(ctx, { plan, range: ALL, bucket: 'day' }),
    plain: `select day, ${SUMS} from plain group by day order by day`,
  },
  {
    name: 'totals by day, from the finest rows alone',
    isMeant: false,
    ask: (facts, ctx, plan) =>
      facts.readSeries(ctx, {
        plan,
        range: ALL,
        bucket: 'day',
        filter: { pages: matches('contains', 'shop'), queries: matches('contains', ' ') },
      }),
    plain: `select day, ${SUMS} from plain group by day order by day`,
  },
  {
    name: 'top pages, 30 v 30 days',
    isMeant: true,
    ask: (facts, ctx, plan) =>
      facts.rankPages(ctx, {
        plan,
        range: LAST,
        comparison: BEFORE,
        sort: { by: 'clicks', direction: 'desc' },
        limit: 50,
      }),
    plain: `select page, sum(clicks) filter (where day >= '${LAST.from}') as clicks, sum(clicks) filter (where day < '${LAST.from}') as old_clicks,
        sum(impressions) filter (where day >= '${LAST.from}') as impressions, sum(impressions) filter (where day < '${LAST.from}') as old_impressions,
        sum(position * impressions) filter (where day >= '${LAST.from}') as position, sum(position * impressions) filter (where day < '${LAST.from}') as old_position
      from plain where day between '${BEFORE.from}' and '${LAST.to}' group by page order by 2 desc nulls last, page limit 50`,
  },
  {
    name: 'top queries by regex, over everything',
    isMeant: true,
    ask: (facts, ctx, plan) =>
      facts.rankQueries(ctx, {
        plan,
        range: ALL,
        filter: { queries: matches('matches', QUERIES) },
        sort: { by: 'clicks', direction: 'desc' },
        limit: 50,
      }),
    plain: `select query, ${SUMS} from plain where query ~ '${QUERIES}' group by query order by 2 desc, query limit 50`,
  },
  {
    name: 'weekly series of a cluster',
    isMeant: true,
    ask: (facts, ctx, plan) =>
      facts.readSeries(ctx, {
        plan,
        range: ALL,
        bucket: 'week',
        filter: { pages: { only: CLUSTER_PAGES }, queries: { only: CLUSTER_QUERIES } },
      }),
    plain: `select date_trunc('week', day), ${SUMS} from plain
      where query in (${list(CLUSTER_QUERIES)}) and page in (${list(CLUSTER_PAGES)}) group by 1 order by 1`,
  },
  {
    name: 'regex on page and query, over everything',
    isMeant: true,
    ask: (facts, ctx, plan) =>
      facts.readSeries(ctx, {
        plan,
        range: ALL,
        bucket: 'day',
        filter: { pages: matches('matches', PAGES), queries: matches('matches', QUERIES) },
      }),
    plain: `select day, ${SUMS} from plain where page ~ '${PAGES}' and query ~ '${QUERIES}' group by day order by day`,
  },
]
