import { lazy } from 'react'

export { ClusteringRun } from './run/ClusteringRun.tsx'
export { ClusteringResult } from './result/ClusteringResult.tsx'
export { groupingApi, type Proposal, type ProposedCluster } from './api.ts'
export { readCostToConfirm } from './cost-to-confirm.ts'
export { ProposalNote } from './reclustering/ProposalNote.tsx'
export { useProposal, type WaitingProposal } from './reclustering/use-proposal.ts'
export { useClustering } from './use-clustering.ts'

/** Loaded when it is first opened; needs a Suspense around it. */
export const ClusteringDialog = lazy(() =>
  import('./ClusteringDialog.tsx').then((part) => ({ default: part.ClusteringDialog })),
)

/** Loaded when it is first opened; needs a Suspense around it. */
export const ReclusterDialog = lazy(() =>
  import('./reclustering/ReclusterDialog.tsx').then((part) => ({ default: part.ReclusterDialog })),
)
