import { lazy } from 'react'

export { articlesApi, changesApi, driftApi } from './api.ts'
export type { Article, DriftedKeyword, RefreshEstimate } from './api.ts'
export { EXPLANATIONS } from './explanations.ts'
export { describePotentialClicks } from './potential-clicks.ts'
export { describeRelevance } from './describe-relevance.ts'
export { showChange } from './history/show-change.ts'
export { LockMark } from './LockMark.tsx'
export { describeVolume, sumVolumes, volumeOf, volumeOfKeyword } from './volume-sum.ts'
export { describeProgress, useChangeArticles, type ArticleInput } from './use-change-articles.ts'

/** Loaded when it is first opened; needs a Suspense around it. */
export const HistoryDialog = lazy(() =>
  import('./history/HistoryDialog.tsx').then((part) => ({ default: part.HistoryDialog })),
)
