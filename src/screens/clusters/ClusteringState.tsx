import {
  ClusteringResult,
  ClusteringRun,
  ProposalNote,
  type useClustering,
  type WaitingProposal,
} from '#features/clustering/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface ClusteringStateProps {
  place: PlanPlace
  clustering: ReturnType<typeof useClustering>
  waiting: WaitingProposal
  /** Whether the list shows the clusters of one clustering, so that its result needs no mention. */
  isOfChange: boolean
}

/** The clustering that runs or failed, or what the last one has done, and the new clustering that waits. */
export function ClusteringState({ place, clustering, waiting, isOfChange }: ClusteringStateProps) {
  return (
    <>
      <ClusteringRun clustering={clustering} />
      {!isOfChange && <ClusteringResult place={place} clustering={clustering} />}
      <ProposalNote place={place} waiting={waiting} />
    </>
  )
}
