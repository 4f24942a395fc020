import { lazy } from 'react'

export {
  hubsApi,
  type BuildEstimate,
  type Hub,
  type HubBuild,
  type SuggestedHub,
  type SuggestedKeyword,
} from './api.ts'
export { startIfFree, useBuild } from './building/use-build.ts'
export { problemOfName } from './changing/taken-name.ts'
export { useHubChanges, type HubChanges } from './changing/use-hub-changes.ts'
export type { HubTarget } from './moving/hub-options.ts'
export { resolveHub } from './moving/resolve-hub.ts'
export { SourceChip } from './SourceChip.tsx'
export { useHubs } from './use-hubs.ts'

// The dialogs are loaded when they are first opened; they need a Suspense around them.

/** Creates a hub of seed keywords (D-10). */
export const CreateHubDialog = lazy(() =>
  import('./creating/CreateHubDialog.tsx').then((part) => ({ default: part.CreateHubDialog })),
)

/** Changes the seed keywords of a hub (D-11). */
export const EditTagsDialog = lazy(() =>
  import('./tags/EditTagsDialog.tsx').then((part) => ({ default: part.EditTagsDialog })),
)

/** Asks before a hub is deleted (D-12) or excluded. */
export const HubQuestion = lazy(() =>
  import('./changing/HubQuestion.tsx').then((part) => ({ default: part.HubQuestion })),
)

/** The cost of building a hub, and the button that starts it. */
export const BuildDialog = lazy(() =>
  import('./building/BuildDialog.tsx').then((part) => ({ default: part.BuildDialog })),
)

/** Chooses a hub, or names a new one. */
export const HubField = lazy(() =>
  import('./moving/HubField.tsx').then((part) => ({ default: part.HubField })),
)

/** Moves clusters to a hub. */
export const MoveToHubDialog = lazy(() =>
  import('./moving/MoveToHubDialog.tsx').then((part) => ({ default: part.MoveToHubDialog })),
)

/** How a hub stands in search (D-15), and its content gaps (D-16). */
export const HubOverview = lazy(() =>
  import('./overview/HubOverview.tsx').then((part) => ({ default: part.HubOverview })),
)

/** What a run that builds a hub costs. */
export const BuildCost = lazy(() =>
  import('./building/BuildCost.tsx').then((part) => ({ default: part.BuildCost })),
)
