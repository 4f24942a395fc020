import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { PageFacts } from '../../choose-action.ts'
import { CURVE_RANKS, fitCurve } from '../../ctr-curve.ts'
import { isOfPlan } from './read-impressions.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface KnownPage {
  pageId: number
  url: string
  facts: Omit<PageFacts, 'competing'>
}

/** Reads what is known about each page of a plan that is not excluded, except for its competing page. */
export async function readPages(ctx: Reads, plan: Plan): Promise<KnownPage[]> {
  const reached = await readReach(ctx, plan)
  const links = await countFavoriteLinks(ctx, plan)
  return (await readPageRows(ctx, plan)).map((row) => ({
    pageId: row.id,
    url: row.url,
    facts: {
      ageDays: row.ageDays,
      daysKnown: row.daysKnown,
      last: windowOf(row.clicks, row.impressions, row.position),
      prev: windowOf(row.clicksBefore, row.impressionsBefore, row.positionBefore),
      lastYear: lastYearOf(row),
      halfYear: windowOf(row.halfYearClicks, row.halfYearImpressions, null),
      linksFromFavorites: links.get(row.id) ?? 0,
      reach: reached.get(row.id) ?? null,
    },
  }))
}

const RANK = sql`least(${CURVE_RANKS}, greatest(1, round(kp.position_last)))::integer`

const reachRow = z.object({
  id: z.number(),
  clicks: z.number(),
  impressions: z.number(),
  expected: z.number(),
})

const rankSums = z.object({ rank: z.number(), clicks: z.number(), impressions: z.number() })

/** The clicks of each page, and the clicks that the site usually gets at its ranks. */
async function readReach({ database }: Reads, plan: Plan): Promise<Map<number, PageFacts['reach']>> {
  const ranks = await listRows(database, rankSums)`
    select ${RANK} as rank, sum(kp.clicks_last)::float8 as clicks, sum(kp.impressions_last)::float8 as impressions
    from keyword_pages kp where ${isOfPlan('kp', plan)} and kp.position_last is not null group by 1
  `
  const rows = await listRows(database, reachRow)`
    select kp.page_id as id, sum(kp.clicks_last)::float8 as clicks, sum(kp.impressions_last)::float8 as impressions,
      sum(kp.impressions_last * (${fitCurve(ranks)}::float8[])[${RANK}])::float8 as expected
    from keyword_pages kp where ${isOfPlan('kp', plan)} and kp.position_last is not null group by kp.page_id
  `
  return new Map(rows.map(({ id, ...reach }) => [id, reach]))
}

const linkedPage = z.object({ id: z.number(), links: z.number() })

async function countFavoriteLinks({ database }: Reads, plan: Plan): Promise<Map<number, number>> {
  const rows = await listRows(database, linkedPage)`
    select l.to_page_id as id, count(distinct l.from_page_id)::integer as links
    from page_links l
    where ${isOfPlan('l', plan)} and l.from_page_id <> l.to_page_id and l.from_page_id = any (array(
      select a.page_id from articles a where ${isOfPlan('a', plan)} and a.show_in_map and a.page_id is not null
    ))
    group by l.to_page_id
  `
  return new Map(rows.map(({ id, links }) => [id, links]))
}

const pageRow = z.object({
  id: z.number(),
  url: z.string(),
  ageDays: z.number().nullable(),
  daysKnown: z.number(),
  clicks: z.number().nullable(),
  impressions: z.number().nullable(),
  position: z.number().nullable(),
  clicksBefore: z.number().nullable(),
  impressionsBefore: z.number().nullable(),
  positionBefore: z.number().nullable(),
  yearClicks: z.number().nullable(),
  yearImpressions: z.number().nullable(),
  yearPosition: z.number().nullable(),
  yearImpressionsBefore: z.number().nullable(),
  halfYearClicks: z.number().nullable(),
  halfYearImpressions: z.number().nullable(),
})

type PageRow = z.infer<typeof pageRow>

/**
 * A page that names no day of publication is at least as old as the first day it was seen. That counts from 90 days on:
 * a page seen for less time may be older, too.
 */
async function readPageRows({ database }: Reads, plan: Plan): Promise<PageRow[]> {
  return listRows(database, pageRow)`
    select p.id, p.url,
      coalesce(now()::date - p.published_at::date, case when seen.days >= 90 then seen.days end) as "ageDays",
      coalesce(i.metrics_days, 0) as "daysKnown",
      m.clicks_last as clicks, m.impressions_last as impressions, m.position_last as position,
      m.clicks_prev as "clicksBefore", m.impressions_prev as "impressionsBefore", m.position_prev as "positionBefore",
      m.clicks_last_year as "yearClicks", m.impressions_last_year as "yearImpressions",
      m.position_last_year as "yearPosition", m.impressions_prev_year as "yearImpressionsBefore",
      m.clicks_half_year as "halfYearClicks", m.impressions_half_year as "halfYearImpressions"
    from pages p
    left join search_imports i on i.contentplan_id = p.contentplan_id
    left join page_metrics m on m.page_id = p.id
    cross join lateral (select greatest(m.least_age_days, now()::date - p.created_at::date) as days) as seen
    where ${isOfPlan('p', plan)} and not p.is_excluded
    order by p.id
  `
}

function windowOf(clicks: number | null, impressions: number | null, position: number | null) {
  return clicks === null || impressions === null ? null : { clicks, impressions, position }
}

function lastYearOf(row: PageRow): PageFacts['lastYear'] {
  const window = windowOf(row.yearClicks, row.yearImpressions, row.yearPosition)
  if (window === null || row.yearImpressionsBefore === null) return null
  return { ...window, impressionsBefore: row.yearImpressionsBefore }
}
