import { useCallback, useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { FIRST_VIEW, writeFilter, type ClustersView } from '../clusters-view.ts'
import { useSelection } from '../selection/use-selection.ts'
import type { useClusters } from '../use-clusters.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import type { OpenAttribute } from './AttributeMenu.tsx'
import { listLines } from './lines.ts'
import { useClusterColumns } from './use-cluster-columns.ts'
import { useOpenClusters } from './use-open-clusters.ts'

interface ClusterTableInput {
  place: PlanPlace
  view: ClustersView
  found: ReturnType<typeof useClusters>
  onChange: (part: ViewChange) => void
}

/** The rows and columns of the table, what is selected in it, and the menu that is open. */
export function useClusterTable({ place, view, found, onChange }: ClusterTableInput) {
  const [attribute, setAttribute] = useState<OpenAttribute | null>(null)
  const selection = useSelection(found.rows, nameList(view))
  const { open, toggle } = useOpenClusters(place.contentplanId)
  const { togglePage, selectedPages } = selection
  const openEvidence = useCallback(
    (opened: number) => onChange((now) => ({ opened, page: now.page })),
    [onChange],
  )
  const { columns, others } = useClusterColumns({
    place,
    dimensions: view.dimensions,
    metrics: view.metrics,
    onToggle: toggle,
    onTogglePage: togglePage,
    onOpenEvidence: openEvidence,
    onAttribute: setAttribute,
  })
  const lines = useMemo(
    () => listLines({ articles: found.rows, open, selectedPages }),
    [found.rows, open, selectedPages],
  )
  return {
    columns,
    others,
    lines,
    selection,
    openEvidence,
    attribute,
    closeAttribute: () => setAttribute(null),
  }
}

/** What the list is filtered by, whatever its order and page. */
function nameList(view: ClustersView): string {
  const { sort, page, pageSize } = FIRST_VIEW
  return JSON.stringify(writeFilter({ ...view, sort, page, pageSize }))
}
