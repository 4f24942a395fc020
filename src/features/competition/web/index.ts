import { lazy } from 'react'

export { usePageOfArticle } from './use-page-of-article.ts'

// They are loaded when they are first shown, and need a Suspense around them.

/** F-137: impressions of a cluster and of its page by week. */
export const WeeklyImpressions = lazy(() =>
  import('./weeks/WeeklyImpressions.tsx').then((part) => ({ default: part.WeeklyImpressions })),
)

/** F-138: the clusters that compete with one, and the keywords in no cluster that do. */
export const CompetingClusters = lazy(() =>
  import('./clusters/CompetingClusters.tsx').then((part) => ({ default: part.CompetingClusters })),
)

/** F-139: the pages of the site that are seen for a cluster. */
export const CompetingPages = lazy(() =>
  import('./pages/CompetingPages.tsx').then((part) => ({ default: part.CompetingPages })),
)

/** F-141: the pages of other sites that rank for a cluster. */
export const Competitors = lazy(() =>
  import('./competitors/Competitors.tsx').then((part) => ({ default: part.Competitors })),
)
