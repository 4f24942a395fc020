import type { Article } from '#features/articles/web/index.ts'
import type { Page } from '#features/pages/web/index.ts'

/** A page that is to become a favorite. */
export type FavoredPage = Pick<
  Page,
  'page_id' | 'url' | 'article_id' | 'article_title' | 'main_keyword' | 'main_keyword_id'
>

/** What is known about the keyword that was entered for it. */
export interface EnteredKeyword {
  /** The keyword of the plan that the text is; null for a new one and as long as it is not known. */
  chosen: { id: number; article_id: number | null; excluded: boolean } | null
  /** Whether it is known what the text is. */
  isKnown: boolean
  /** The cluster that the keyword is in now, unless it is the page's. */
  leaves: Pick<Article, 'title' | 'main_keyword_id' | 'page_id' | 'is_locked'> | null
}
