import type { Article } from '#features/articles/web/index.ts'
import { ArticleOverlap } from '#features/overlap/web/index.ts'
import { FIRST_SORT, useArticleKeywords } from './use-article-keywords.ts'

/** Shows which search results the most searched keywords of a cluster share. */
export function ArticleTogether({ article }: { article: Article }) {
  const { rows } = useArticleKeywords(article, { sort: FIRST_SORT, page: 1 })
  return (
    <ArticleOverlap
      contentplanId={article.contentplan_id}
      articleId={article.id}
      mainKeywordId={article.main_keyword_id}
      keywords={rows}
    />
  )
}
