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

/** Leads to the settings in which every member can connect a language model. */
export const ConnectModel = lazy(() =>
  import('./agents/ConnectModel.tsx').then((part) => ({ default: part.ConnectModel })),
)

/** Asks before many articles are written. */
export const WriteMany = lazy(() =>
  import('./queue/WriteMany.tsx').then((part) => ({ default: part.WriteMany })),
)

/** The articles of a plan that are being written or wait for it. */
export const WritingQueue = lazy(() =>
  import('./queue/WritingQueue.tsx').then((part) => ({ default: part.WritingQueue })),
)

/** Opens the queue, and says how many articles are in it. */
export const QueueButton = lazy(() =>
  import('./queue/QueueButton.tsx').then((part) => ({ default: part.QueueButton })),
)
