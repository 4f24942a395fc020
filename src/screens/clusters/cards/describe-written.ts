import { WRITTEN_STATUSES, type ArticleStatus } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'

const WRITTEN: readonly ArticleStatus[] = WRITTEN_STATUSES

/** F-078: that a cluster is published or written already (M-08); null for one that can be written. */
export function describeWritten({ status, article_url: url }: Pick<Article, 'status' | 'article_url'>) {
  if (status === 'published' || url !== null) return 'Already published'
  return WRITTEN.includes(status) ? 'Already written' : null
}
