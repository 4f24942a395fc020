import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { Seen } from '../../find-conflicts.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** A condition on the rows of a table: they are of the plan. */
export function isOfPlan(table: string, plan: Plan): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.workspace_id`)} = ${plan.workspaceId} and ${sql.ref(`${table}.contentplan_id`)} = ${plan.id}`
}

const seenRow = z.object({
  articleId: z.number(),
  pageId: z.number(),
  impressions: z.number(),
  clicks: z.number(),
})

/** Impressions and clicks of each page that is not excluded, for the keywords of each cluster, or of these clusters. */
export async function readImpressions(
  { database }: Reads,
  plan: Plan,
  articleIds: readonly number[] | null = null,
): Promise<Seen[]> {
  return listRows(database, seenRow)`
    select k.article_id as "articleId", kp.page_id as "pageId", sum(kp.impressions_last)::float8 as impressions,
      sum(kp.clicks_last)::float8 as clicks
    from ${articleIds === null ? ALL_SEEN : lookUpSeen(plan, articleIds)}
    where ${isOfPlan('kp', plan)} and kp.impressions_last > 0 and k.article_id is not null and not p.is_excluded
    group by k.article_id, kp.page_id
  `
}

const ALL_SEEN = sql`
  keyword_pages kp
  join keywords k on k.workspace_id = kp.workspace_id and k.id = kp.keyword_id
  join pages p on p.workspace_id = kp.workspace_id and p.id = kp.page_id
`

/**
 * The pages `p` that were seen for each keyword `k` of these clusters, with their numbers `kp`, looked up one by one: with
 * few clusters that is faster than reading all of the plan, which the database chooses while it has no statistics.
 */
export function lookUpSeen(plan: Plan, articleIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    (select id, keyword, article_id from keywords k
      where ${isOfPlan('k', plan)} and k.article_id = any (${[...articleIds]}::integer[]) offset 0) k
    cross join lateral (
      select * from keyword_pages kp where ${isOfPlan('kp', plan)} and kp.keyword_id = k.id offset 0
    ) kp
    cross join lateral (select * from pages where id = kp.page_id offset 0) p
  `
}

const matched = z.object({
  articleId: z.number(),
  pageId: z.number(),
  mainKeywordId: z.number().nullable(),
})

export type Matched = z.infer<typeof matched>

/** The clusters that have a page. */
export async function readMatched({ database }: Reads, plan: Plan): Promise<Matched[]> {
  return listRows(database, matched)`
    select a.id as "articleId", a.page_id as "pageId", a.main_keyword_id as "mainKeywordId"
    from articles a where ${isOfPlan('a', plan)} and a.page_id is not null
  `
}
