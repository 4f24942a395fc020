import { lazy } from 'react'

export { hubsApi, type Hub } from './api.ts'
export type { HubTarget } from './moving/hub-options.ts'
export { resolveHub } from './moving/resolve-hub.ts'

/** Loaded when it is first shown; needs a Suspense around it. */
export const HubField = lazy(() =>
  import('./moving/HubField.tsx').then((part) => ({ default: part.HubField })),
)

/** Loaded when it is first opened; needs a Suspense around it. */
export const MoveToHubDialog = lazy(() =>
  import('./moving/MoveToHubDialog.tsx').then((part) => ({ default: part.MoveToHubDialog })),
)

/** Loaded when it is first opened; needs a Suspense around it. */
export const HubOverview = lazy(() =>
  import('./overview/HubOverview.tsx').then((part) => ({ default: part.HubOverview })),
)
