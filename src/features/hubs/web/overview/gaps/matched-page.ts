import type { Article } from '#features/articles/web/index.ts'
import type { MatchedPage } from '#features/pages/web/index.ts'

/** The page of a cluster with its match; null when it has none. A page that has a cluster is not excluded. */
export function matchedPageOf(article: Article): MatchedPage | null {
  const { id, title, page_id: pageId, article_url: url, article_id_locked: isLocked } = article
  if (pageId === null || url === null) return null
  return {
    page_id: pageId,
    url,
    excluded: false,
    article_id: id,
    article_title: title,
    article_id_locked: isLocked,
  }
}
