import { lazy } from 'react'

export { readAskedCost } from './asked-cost.ts'
export { ProposalNote } from './reclustering/ProposalNote.tsx'
export { useProposal } from './reclustering/use-proposal.ts'
export { useClustering } from './use-clustering.ts'

/** Comes when it is first opened; needs a Suspense around it. */
export const ReclusterDialog = lazy(() =>
  import('./reclustering/ReclusterDialog.tsx').then((part) => ({ default: part.ReclusterDialog })),
)

/** The steps of a run, for screens that seldom show one; needs a Suspense around it. */
export const ClusteringRun = lazy(() =>
  import('./ClusteringRun.tsx').then((part) => ({ default: part.ClusteringRun })),
)
