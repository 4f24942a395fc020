import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { progressApi } from '#features/trackers/web/index.ts'
import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { hubsApi } from '../api.ts'

interface Start {
  topicId: number
  /** Millionths of a US dollar that the user has seen and agreed to. */
  confirmedCost?: number
}

/** Starts and cancels the runs that build hubs. A failed start is shown by the caller. */
export function useBuild(contentplanId: number) {
  const queryClient = useQueryClient()
  const follow = () => followBuilds(queryClient)
  const start = useMutation({
    mutationFn: (input: Start) => startBuild(contentplanId, input),
    onSettled: follow,
  })
  const cancel = useMutation({
    mutationFn: (topicId: number) => hubsApi.cancelBuild.call({ contentplanId, topicId }),
    meta: { errorMessage: 'The run could not be cancelled. Please try again.' },
    onSuccess: ({ isCancelled }) => {
      if (isCancelled)
        showSnackbar({ text: 'Run cancelled. Keywords that it has found stay in the plan.', tone: 'info' })
    },
    onSettled: follow,
  })
  return { start, cancel }
}

/** Whether a hub is being built now; if not, why not. Null when the user has to see the cost first. */
export interface FreeStart {
  isStarted: boolean
  problem: string | null
}

/** Builds a hub if that costs nothing. */
export async function startIfFree(
  queryClient: QueryClient,
  { contentplanId, topicId }: { contentplanId: number; topicId: number },
): Promise<FreeStart> {
  try {
    const { cost } = await queryClient.fetchQuery(
      hubsApi.estimateBuild.queryOptions({ input: { contentplanId, topicId }, staleTime: 0, retry: false }),
    )
    if (cost > 0) return { isStarted: false, problem: null }
    await startBuild(contentplanId, { topicId })
    return { isStarted: true, problem: null }
  } catch (error) {
    return { isStarted: false, problem: explainNotBuilt(error) }
  }
}

/** Why a hub is not built; the hub itself stays. */
export function explainNotBuilt(error: unknown): string {
  if (codeOf(error) === 'not_confirmed') return 'The cost is another one now. Please look at it again.'
  return messageOf(error, 'Building the hub could not be started. Please try again.')
}

function startBuild(contentplanId: number, input: Start) {
  return hubsApi.build.call({ contentplanId, ...input })
}

function followBuilds(queryClient: QueryClient) {
  return Promise.all(
    [hubsApi.key(), progressApi.key()].map((queryKey) => askAgain(queryClient, { queryKey })),
  )
}
