import { lazy } from 'react'

/** Loaded when it is opened. */
export const ApiTokensDialog = lazy(() =>
  import('./ApiTokensDialog.tsx').then((part) => ({ default: part.ApiTokensDialog })),
)
