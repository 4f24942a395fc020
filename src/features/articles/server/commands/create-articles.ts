import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

export interface NewArticle {
  mainKeywordId: number
  /** Of ten; null below two keywords. */
  overlap: number | null
}

/**
 * Creates a cluster for each main keyword, under its name; gives the clusters by the ids of their main keywords.
 * The keywords are not in them yet.
 */
export async function createArticles(
  { database }: Pick<MemberContext, 'database'>,
  { plan, runId, articles }: { plan: Plan; runId: number | null; articles: readonly NewArticle[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; main: number }>`
    insert into articles (workspace_id, contentplan_id, title, main_keyword_id, serp_overlap, run_id)
    select k.workspace_id, k.contentplan_id,
      case when lower(k.keyword) in (select lower(title) from articles
          where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id})
        then left(k.keyword, 490) || ' (2)' else k.keyword end,
      k.id, given.overlap, ${runId}
    from unnest(${articles.map(({ mainKeywordId }) => mainKeywordId)}::integer[],
      ${articles.map(({ overlap }) => overlap)}::float8[]) as given (id, overlap)
    join keywords k on k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.id = given.id
    returning id, main_keyword_id as main
  `.execute(database)
  return new Map(rows.map(({ id, main }) => [main, id]))
}
