import { favorPage } from '#features/articles/server/index.ts'
import { cleanKeyword, foldKeyword } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { addKeywords } from '#features/keywords/server/index.ts'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { FAVORITE_NEEDS_KEYWORD } from '../../rules.ts'
import type { Changed, OfPages } from './changed.ts'

/**
 * Makes one page a favorite with this main keyword, which is added to the plan if it is new. Throws Invalid when no page
 * or several are named, or the text has no word, and Conflict when the page is excluded.
 */
export async function favorWithKeyword(
  ctx: MemberContext,
  services: CachedSerpServices,
  { plan, pages: [page, ...others], text }: OfPages & { text: string },
): Promise<Changed> {
  if (page === undefined || others.length > 0)
    throw new Invalid('pageIds: name one page, because a main keyword belongs to one page.')
  if (page.isExcluded)
    throw new Conflict('This page is excluded. Remove its exclusion, then it can have a cluster.')
  const keywordId = await findOrAdd(ctx, { plan, text })
  const changeId = await favorPage(ctx, services, { plan, pageId: page.id, keywordId })
  return { changed: changeId === null ? 0 : 1, changeId }
}

async function findOrAdd(ctx: MemberContext, { plan, text }: { plan: Plan; text: string }): Promise<number> {
  const folded = foldKeyword(cleanKeyword(text))
  const found = await findRow(ctx.database, idRow)`
    select id from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and folded = ${folded}
  `
  const [id] = found === null ? await addKeywords(ctx, { plan, texts: [text] }) : [found.id]
  if (id === undefined) throw new Invalid(FAVORITE_NEEDS_KEYWORD)
  return id
}
