import { useMemo, useState } from 'react'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import type { ColumnsInput } from './ClusterColumns.tsx'
import { listColumns } from './ClusterColumns.tsx'

/** The columns of the cluster list, and which of the optional ones the user has hidden. */
export function useClusterColumns(input: Omit<ColumnsInput, 'now'>) {
  const [now] = useState(() => new Date())
  const { place, dimensions, metrics, onToggle, onTogglePage, onOpenEvidence, onAttribute } = input
  const columns = useMemo(
    () =>
      listColumns({
        place,
        dimensions,
        metrics,
        now,
        onToggle,
        onTogglePage,
        onOpenEvidence,
        onAttribute,
      }),
    [place, dimensions, metrics, now, onToggle, onTogglePage, onOpenEvidence, onAttribute],
  )
  return useChosenColumns('clusters', columns)
}
