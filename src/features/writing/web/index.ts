import { lazy } from 'react'

// It is loaded when it is first shown, and needs a Suspense around it.

/** The four texts of a cluster with all that helps to write them. */
export const ArticleWriting = lazy(() =>
  import('./ArticleWriting.tsx').then((part) => ({ default: part.ArticleWriting })),
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
