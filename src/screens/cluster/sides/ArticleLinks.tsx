import { Suspense } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { LinksOfArticle } from '#features/pages/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'

/** F-140: the internal links to the page of a cluster and from it. */
export function ArticleLinks({ place, article }: { place: PlanPlace; article: Article }) {
  return (
    <Suspense fallback={<SkeletonRows label="The links are loading" count={12} rowHeight={48} />}>
      <LinksOfArticle place={place} articleId={article.id} hasPage={article.page_id !== null} />
    </Suspense>
  )
}
