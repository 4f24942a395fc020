import type { Article } from '#features/articles/web/index.ts'
import { WeeklyImpressions } from '#features/competition/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleEvidence } from '../evidence/ArticleEvidence.tsx'
import { Metrics } from './Metrics.tsx'
import classes from './numbers.module.css'
import { Results } from './Results.tsx'

/** How a cluster does, and what is to be done about it. */
export function Overview({ place, article }: { place: PlanPlace; article: Article }) {
  return (
    <>
      <Results article={article} />
      <div className={classes.halves}>
        <Metrics place={place} article={article} />
        <WeeklyImpressions article={article} />
      </div>
      <ArticleEvidence place={place} articleId={article.id} />
    </>
  )
}
