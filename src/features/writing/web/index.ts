import { lazy } from 'react'

export { writingApi } from './api.ts'

// They are loaded when they are first shown, and need a Suspense around them.

/** The four texts of a cluster with all that helps to write them. */
export const ArticleWriting = lazy(() =>
  import('./ArticleWriting.tsx').then((part) => ({ default: part.ArticleWriting })),
)

/** Asks before a cluster is written, and says what that costs. */
export const WriteDialog = lazy(() =>
  import('./agents/WriteDialog.tsx').then((part) => ({ default: part.WriteDialog })),
)

/** What writing a cluster costs, as a sentence. */
export const WritingCost = lazy(() =>
  import('./agents/WritingCost.tsx').then((part) => ({ default: part.WritingCost })),
)
