import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { putMainKeyword, touchMainKeyword } from './choose-main-keyword.ts'
import { createArticles } from './create-articles.ts'
import { setAsFavorite } from './set-attributes.ts'

interface Favored {
  plan: Plan
  pageId: number
  keywordId: number
}

/**
 * Makes a page a favorite with this main keyword (V-45): its cluster gets the main keyword. A page without a cluster
 * gets the one whose main keyword it is, if that has no page, else a new one, and the match is locked (M-27). Returns
 * the id to undo all of it with; null when nothing changed. Throws as choosing a main keyword does.
 */
export async function favorPage(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, pageId, keywordId }: Favored,
): Promise<number | null> {
  const touches = async () => {
    const articleId = await findArticleFor(ctx, { plan, pageId, keywordId })
    return { articleId, ...(await touchMainKeyword(ctx, { plan, articleId, keywordId })) }
  }
  const change = { plan, kind: 'favorite page', touches, recounts: services } as const
  const { changeId } = await changePlan(ctx, change, async ({ articleId: existingId }) => {
    const articleId = existingId ?? (await createArticleOf(ctx, { plan, keywordId }))
    await putMainKeyword(ctx, { articleId, keywordId })
    await sql`
      update articles set page_id = ${pageId}, article_id_locked = true
      where id = ${articleId} and page_id is distinct from ${pageId}::integer
    `.execute(ctx.database)
    await sql`update articles set ${setAsFavorite} where id = ${articleId}`.execute(ctx.database)
    return { createdIds: existingId === null ? [articleId] : [] }
  })
  return changeId
}

/** The page's own cluster, else one without a page whose main keyword this is. */
async function findArticleFor(
  { database }: Reads,
  { plan, pageId, keywordId }: Favored,
): Promise<number | null> {
  const found = await findRow(database, idRow)`
    select id from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (page_id = ${pageId} or page_id is null and main_keyword_id = ${keywordId})
    order by page_id nulls last, id limit 1
  `
  return found?.id ?? null
}

async function createArticleOf(
  ctx: Reads,
  { plan, keywordId }: Pick<Favored, 'plan' | 'keywordId'>,
): Promise<number> {
  const created = await createArticles(ctx, {
    plan,
    articles: [{ mainKeywordId: keywordId, overlap: null, title: null }],
  })
  const [articleId] = created.values()
  if (articleId === undefined) throw new Error('No cluster was created for the keyword.')
  return articleId
}
