import { lazy } from 'react'

/** Loaded when it is first opened; needs a Suspense around it. */
export const HistoryDialog = lazy(() =>
  import('./HistoryDialog.tsx').then((part) => ({ default: part.HistoryDialog })),
)
