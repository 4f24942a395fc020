import { useMemo } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { listColumns } from './ClusterColumns.tsx'

/** The columns of the cluster list, and which of them the user has hidden. */
export function useClusterColumns({ workspaceId, contentplanId }: PlanPlace) {
  const columns = useMemo(() => listColumns({ workspaceId, contentplanId }), [workspaceId, contentplanId])
  return useChosenColumns('clusters', columns)
}
