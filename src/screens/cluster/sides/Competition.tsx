import { Suspense } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { CompetingClusters, CompetingPages, Competitors } from '#features/competition/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ApartSection } from '#features/overlap/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'

/** The clusters and pages of the site that compete with a cluster, and those of other sites. */
export function Competition({ place, article }: { place: PlanPlace; article: Article }) {
  return (
    <Suspense fallback={<SkeletonRows label="What competes is loading" count={12} rowHeight={48} />}>
      <CompetingClusters place={place} article={article}>
        <ApartSection contentplanId={place.contentplanId} articleId={article.id} />
        <CompetingPages place={place} article={article}>
          <Competitors article={article} />
        </CompetingPages>
      </CompetingClusters>
    </Suspense>
  )
}
