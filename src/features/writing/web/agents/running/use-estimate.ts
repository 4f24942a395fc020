import { useQuery } from '@tanstack/react-query'
import type { Agent } from '#features/articles/rules.ts'
import type { RewriteStatus } from '#features/writing/rules.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { writingApi } from '../../api.ts'

interface Estimating {
  workspaceId: number
  articleId: number
  /** The status to begin again from; absent: its own. */
  status?: RewriteStatus
  /** An agent that is called alone. */
  agent?: Agent
  isWanted?: boolean
}

/** What writing costs, and whether the credits suffice for it (V-34). */
export function useEstimate({ workspaceId, isWanted = true, ...input }: Estimating) {
  const { data, error, isPlaceholderData } = useQuery(
    writingApi.estimate.queryOptions({ input, staleTime: 0, enabled: isWanted }),
  )
  const { data: workspaces } = useQuery(workspacesApi.list.queryOptions())
  const left = workspaces?.find(({ id }) => id === workspaceId)?.remaining_article_credits
  const estimate = isPlaceholderData ? undefined : data
  return {
    /** undefined while it is being estimated. */
    text: error === null ? estimate?.text : 'What this costs cannot be said at the moment.',
    hasNoCredit: estimate !== undefined && estimate.credits > 0 && left !== undefined && left <= 0,
  }
}
