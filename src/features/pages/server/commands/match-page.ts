import { matchPage, unmatchPages } from '#features/articles/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Changed, OfPages } from './changed.ts'

interface Match extends Changed {
  takenFrom: { article_id: number; title: string } | null
}

/**
 * Matches a page with a cluster of its plan, or with null takes it from its cluster. Throws Conflict if it is excluded.
 */
export async function setPageArticle(
  ctx: MemberContext,
  { plan, pages: [page], articleId }: OfPages & { articleId: number | null },
): Promise<Match> {
  if (page === undefined) return { changed: 0, changeId: null, takenFrom: null }
  if (articleId === null) {
    const gone = await unmatchPages(ctx, { plan, pageIds: [page.id] })
    return { changed: gone === null ? 0 : 1, changeId: gone, takenFrom: null }
  }
  if (page.isExcluded)
    throw new Conflict('This page is excluded. Remove its exclusion, then it can have a cluster.')
  const { changeId, takenFrom } = await matchPage(ctx, { plan, pageId: page.id, articleId })
  return {
    changed: changeId === null ? 0 : 1,
    changeId,
    takenFrom: takenFrom && { article_id: takenFrom.articleId, title: takenFrom.title },
  }
}
