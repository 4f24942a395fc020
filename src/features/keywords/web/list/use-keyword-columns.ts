import { useMemo } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { listColumns } from './KeywordColumns.tsx'

/** The columns of the keyword list, and which of them the user has hidden. */
export function useKeywordColumns({ workspaceId, contentplanId }: PlanPlace) {
  const columns = useMemo(() => listColumns({ workspaceId, contentplanId }), [workspaceId, contentplanId])
  return useChosenColumns('keywords', columns)
}
