import { useMemo, useState } from 'react'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { listColumns, type ColumnsInput } from './ClusterColumns.tsx'

/** The columns of the cluster list, and of those that are no picked dimensions and metrics, which the user has hidden. */
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
  const others = useMemo(() => {
    const picked = new Set<string>([...dimensions, ...metrics])
    return columns.filter(({ key }) => !picked.has(key))
  }, [columns, dimensions, metrics])
  return { columns, others: useChosenColumns('clusters', others) }
}
