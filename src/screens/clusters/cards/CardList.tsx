import type { ComponentProps } from 'react'
import type { ClustersView } from '../clusters-view.ts'
import { formatOf, labelOf } from './card-facts.ts'
import { ClusterGrid } from './ClusterGrid.tsx'

type GridProps = Omit<ComponentProps<typeof ClusterGrid>, 'dimensions' | 'metrics' | 'labelOf' | 'formatOf'>

/** The clusters of a view as cards, with the dimensions and metrics that the view shows. */
export function CardList({ view, ...grid }: GridProps & { view: ClustersView }) {
  return (
    <ClusterGrid
      {...grid}
      dimensions={view.dimensions}
      metrics={view.metrics}
      labelOf={labelOf}
      formatOf={formatOf}
    />
  )
}
