import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { page } from '../../contract.ts'
import { listRows } from '#platform/server/database/rows.ts'

export type PageRow = z.infer<typeof page>
/** Pages `p` with their metrics `m`, and their numbers `q` of a period from a file. */
export const joinMetrics = sql`
  left join page_metrics m on m.page_id = p.id
  left join period_pages q on q.workspace_id = p.workspace_id and q.contentplan_id = p.contentplan_id
    and md5(q.url) = md5(p.url) and q.url = p.url and q.is_shown
`
/** The clusters `a` that pages `p` are matched with. */
export const joinArticles = sql`left join articles a on a.workspace_id = p.workspace_id and a.page_id = p.id`
/** What `pageColumns` are read from, beside pages `p`: `k` are the main keywords, `advised` what is suggested. */
export const joinAll = sql`
  ${joinMetrics} ${joinArticles}
  left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
    and k.id = a.main_keyword_id
  left join page_advice advised on advised.page_id = p.id
`

/** Days win: the numbers of a period are taken, all of them, only where the last 30 days are not known. */
function ofDaysOrPeriod(days: RawBuilder<unknown>, period: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when m.impressions_last is null then ${period} else ${days} end`
}

export const SEARCH_NUMBERS = {
  impressions: ofDaysOrPeriod(sql`m.impressions_last`, sql`q.impressions`),
  clicks: ofDaysOrPeriod(sql`m.clicks_last`, sql`q.clicks`),
  position: ofDaysOrPeriod(sql`m.position_last`, sql`q.position`),
}

/** The name of a category: its main heading, because its title often says something about the shop, too. */
export const categoryName = sql`case when p.type = 'category' then coalesce(p.heading, p.title) end`

/** The columns of pages in the shape of the contract. */
export const pageColumns = sql`
  p.id as page_id, p.url, p.title, a.id as article_id, a.title as article_title,
  a.main_keyword_id, k.keyword as main_keyword,
  coalesce(a.article_id_locked, false) as article_id_locked, p.is_excluded as excluded, coalesce(a.show_in_map, false) as favorite_product,
  p.type, p.type_reason, p.is_type_chosen, p.action, advised.action as suggested_action, advised.reason as suggested_action_reason,
  p.status_code, p.redirects_to, p.crawl_problem,
  ${SEARCH_NUMBERS.impressions} as google_impressions_last, ${SEARCH_NUMBERS.clicks} as google_clicks_last,
  ${SEARCH_NUMBERS.position} as google_position_last,
  m.impressions_prev as google_impressions_prev, m.clicks_prev as google_clicks_prev, m.position_prev as google_position_prev,
  case when m.impressions_last is null then (
    select to_char(from_day, 'YYYY-MM-DD') || '/' || to_char(to_day, 'YYYY-MM-DD') from search_periods s where s.id = q.period_id
  ) end as google_period,
  m.impressions_last as impressions, p.in_links as "inLinksCount", p.in_links_from_blog as "inLinksFromBlog",
  ${utcTime('p.published_at')} as published_at, p.parent_category, p.parent_category_url, ${categoryName} as category_name,
  p.stock_status, ${utcTime('p.created_at')} as created_at
`

export function utcTime(column: string): RawBuilder<unknown> {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** The rows of these pages of a plan, in the order of the ids. */
export async function readPageRows(
  { database }: Reads,
  { plan, ids }: { plan: Plan; ids: readonly number[] },
): Promise<PageRow[]> {
  if (ids.length === 0) return []
  await joinWhole(database)
  return listRows(database, page)`
    select ${pageColumns}
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    join pages p on p.id = wanted.id ${joinAll}
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
    order by wanted.place
  `
}
