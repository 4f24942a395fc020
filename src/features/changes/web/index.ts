import { lazy } from 'react'

export { changesApi, type PlanChange } from './api.ts'
export { showChange, undoChanges } from './show-change.ts'
export { describeProgress, useChangeArticles, type ArticleWish } from './use-change-articles.ts'

/** Comes when it is first opened; needs a Suspense around it. */
export const HistoryDialog = lazy(() =>
  import('./history/HistoryDialog.tsx').then((part) => ({ default: part.HistoryDialog })),
)
