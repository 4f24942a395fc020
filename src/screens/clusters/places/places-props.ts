import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { ClustersView } from '../clusters-view.ts'
import type { ClusterCounts } from '../use-clusters.ts'
import type { ViewChange } from '../use-clusters-view.ts'

export interface PlacesPanelProps {
  place: PlanPlace
  view: ClustersView
  counts: ClusterCounts | null
  onChange: (part: ViewChange) => void
  /** Clusters or hubs were changed, so that alerts are to be recalculated. */
  onChanged: () => void
}
