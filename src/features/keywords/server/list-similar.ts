import { sql } from 'kysely'
import { openPlan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readKeywordRows, type KeywordRow } from './keyword-rows.ts'

export interface SimilarInput {
  keywordId: number
  articleId?: number | undefined
}

/** C-058 */
export async function listSimilar(
  ctx: MemberContext,
  { keywordId, articleId }: SimilarInput,
): Promise<KeywordRow[]> {
  const { rows } = await sql<{ contentplanId: number; ids: number[] }>`
    select one.contentplan_id as "contentplanId", array(
      select k.id from keywords k
      where k.workspace_id = one.workspace_id and k.contentplan_id = one.contentplan_id
        and k.article_id = coalesce(${articleId ?? null}::integer, one.article_id) and k.id <> one.id
      order by k.estimated_search_volume desc nulls last, k.id limit 500
    ) as ids
    from keywords one where one.id = ${keywordId} and one.workspace_id = ${ctx.workspaceId}
  `.execute(ctx.database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
  const [{ contentplanId, ids }] = rows
  return readKeywordRows(ctx, { plan: await openPlan(ctx, contentplanId), ids })
}
