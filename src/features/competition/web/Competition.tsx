import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ApartSection } from '#features/overlap/web/index.ts'
import { CompetingClusters } from './clusters/CompetingClusters.tsx'
import { Competitors } from './competitors/Competitors.tsx'
import { CompetingPages } from './pages/CompetingPages.tsx'

/** The clusters and pages of the site that compete with a cluster, and those of other sites. */
export function Competition({ place, article }: { place: PlanPlace; article: Article }) {
  return (
    <CompetingClusters place={place} article={article}>
      <ApartSection contentplanId={place.contentplanId} articleId={article.id} />
      <CompetingPages place={place} article={article}>
        <Competitors article={article} />
      </CompetingPages>
    </CompetingClusters>
  )
}
