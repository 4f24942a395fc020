import { sql } from 'kysely'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readArticleRows, type ArticleRow } from './article-rows.ts'

/** A cluster of the open workspace, with the plan that it belongs to. */
export async function openArticle(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  articleId: number,
): Promise<{ article: ArticleRow; plan: Plan }> {
  const [article] = await readArticleRows(ctx, {
    where: sql`a.id = ${articleId} and a.workspace_id = ${ctx.workspaceId}`,
  })
  if (article === undefined) throw new NotFound('There is nothing under this id.')
  return { article, plan: await openPlan(ctx, article.contentplan_id) }
}
