import { lazy } from 'react'

export { writingApi } from './api.ts'

// It is loaded when it is first shown, and needs a Suspense around it.

/** The four texts of a cluster with all that helps to write them. */
export const ArticleWriting = lazy(() =>
  import('./ArticleWriting.tsx').then((part) => ({ default: part.ArticleWriting })),
)
