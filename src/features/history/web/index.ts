import { lazy } from 'react'

/** Loaded when it is first opened; needs a Suspense around it. */
export const HistoryDialog = lazy(() =>
  import('./HistoryDialog.tsx').then((part) => ({ default: part.HistoryDialog })),
)

/** What became of a cluster that does not exist any more; needs a Suspense around it. */
export const EndOfCluster = lazy(() =>
  import('./end/EndOfCluster.tsx').then((part) => ({ default: part.EndOfCluster })),
)
