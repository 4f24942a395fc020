import { lazy } from 'react'

export { WeeklyImpressions } from './weeks/WeeklyImpressions.tsx'
export { usePageOfArticle } from './use-page-of-article.ts'

/** What competes with a cluster; loaded when it is first shown, and needs a Suspense around it. */
export const Competition = lazy(() =>
  import('./Competition.tsx').then((part) => ({ default: part.Competition })),
)
