import type { ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { ClustersView } from './clusters-view.ts'
import type { useClusters } from './use-clusters.ts'
import type { ViewChange } from './use-clusters-view.ts'

export interface ClusterListProps {
  place: PlanPlace
  view: ClustersView
  found: ReturnType<typeof useClusters>
  /** Whether keywords are being clustered at the moment. */
  isRunning: boolean
  /** The panel of pages and hubs, where it is not beside the list. */
  places: ReactNode
  onChange: (part: ViewChange, options?: { replace: boolean }) => void
  /** Clusters were changed, so that alerts are to be recalculated. */
  onChanged: () => void
}
