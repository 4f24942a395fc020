import { lazy } from 'react'

export { hubsApi, type Hub, type SuggestedHub, type SuggestedKeyword } from './api.ts'
export { BuildLine, BuildSteps } from './building/BuildState.tsx'
export { describeLimit, isReady } from './building/describe-build.ts'
export { useHubBuild, type HubBuilding } from './building/use-hub-build.ts'
export { SourceChip } from './SourceChip.tsx'
export { useHubs } from './use-hubs.ts'

/** Loaded when it is first opened; needs a Suspense around it. */
export const BuildDialog = lazy(() =>
  import('./building/BuildDialog.tsx').then((part) => ({ default: part.BuildDialog })),
)
