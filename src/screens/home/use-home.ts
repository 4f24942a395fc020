import { useQuery } from '@tanstack/react-query'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { isImporting, performanceApi, useImportRun, type Home } from '#features/performance/web/index.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'

/** While days come in, the numbers follow them. */
const PAUSE_MS = 5_000

/** What parts of Home show. */
export interface HomeProps {
  place: PlanPlace
  home: Home
  importRun: ReturnType<typeof useImportRun>
}

/** Everything that Home shows; loaded again when the plan changes, and while search data are imported. */
export function useHome(contentplanId: number) {
  const home = useQuery(
    performanceApi.getHome.queryOptions({
      input: { contentplanId },
      meta: { followsMessages: true },
      refetchInterval: ({ state }) => (isImporting(state.data?.search.run ?? null) ? PAUSE_MS : false),
    }),
  )
  const key = performanceApi.getHome.key({ input: { contentplanId } })
  useFollowPlan(contentplanId, key)
  useRefreshOn<typeof runMessage>('run', () => true, key)
  return { ...home, importRun: useImportRun(contentplanId, home.data?.search.run ?? null) }
}
