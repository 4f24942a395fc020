import { sql, type RawBuilder } from 'kysely'

/** Joins the metrics `m` of keywords `k`, and their numbers `q` of a period from a file. */
export const JOIN_SEARCH_NUMBERS = sql`
  left join keyword_metrics m on m.keyword_id = k.id
  left join period_queries q on q.workspace_id = k.workspace_id and q.contentplan_id = k.contentplan_id
    and q.folded = k.folded and q.is_shown
`

/** Days win: the numbers of a period are taken, all of them, only where the last 30 days are not known. */
function ofDaysOrPeriod(days: RawBuilder<unknown>, period: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when m.impressions_last is null then ${period} else ${days} end`
}

export const SEARCH_NUMBERS = {
  impressions: ofDaysOrPeriod(sql`m.impressions_last`, sql`q.impressions`),
  clicks: ofDaysOrPeriod(sql`m.clicks_last`, sql`q.clicks`),
  ctr: ofDaysOrPeriod(
    sql`m.clicks_last / nullif(m.impressions_last, 0)`,
    sql`q.clicks / nullif(q.impressions, 0)`,
  ),
  position: ofDaysOrPeriod(sql`m.position_last`, sql`q.position`),
}
