import { lazy } from 'react'

export { enterAuth, enterLogin, readAuthSearch, readLoginSearch } from './enter-sign-in.ts'

/** Loaded when it is opened. */
export const SessionsDialog = lazy(() =>
  import('./SessionsDialog.tsx').then((part) => ({ default: part.SessionsDialog })),
)
