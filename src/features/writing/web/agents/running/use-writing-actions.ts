import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Agent } from '#features/articles/rules.ts'
import type { RewriteStatus } from '#features/writing/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { writingApi } from '../../api.ts'

const NOT_STARTED = 'The writing could not be started. Please try again.'

interface ActionOptions {
  /** Set when a dialog shows the error itself; otherwise a message shows it. */
  hasOwnErrors?: boolean
}

interface Start {
  articleId: number
  /** Absent: from where it is. */
  status?: RewriteStatus
}

/** Starts the writing of a cluster. Where it is being written already, that run is shown and nothing is started. */
export function useStartWriting({ hasOwnErrors = false }: ActionOptions = {}) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: Start) => writingApi.start.call(input),
    ...(!hasOwnErrors && { meta: { errorMessage: NOT_STARTED } }),
    onSuccess: tellIfRunning,
    onSettled: refresh,
  })
}

/** Lets one agent write its text alone. */
export function useCallAgent({ hasOwnErrors = false }: ActionOptions = {}) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: { articleId: number; agent: Agent }) => writingApi.callAgent.call(input),
    ...(!hasOwnErrors && { meta: { errorMessage: NOT_STARTED } }),
    onSuccess: tellIfRunning,
    onSettled: refresh,
  })
}

export function useStopWriting() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (articleId: number) => writingApi.cancel.call({ articleId }),
    meta: { errorMessage: 'The writing could not be stopped. Please try again.' },
    onSettled: refresh,
  })
}

/** Says why nothing was started. */
export function tellIfRunning({ isNew }: { isNew: boolean }): void {
  if (!isNew) showSnackbar({ text: 'This article is being written already.', tone: 'info' })
}

/** What an action on a run changes: the run first, then its tracker, credits and statuses. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    await askAgain(queryClient, { queryKey: writingApi.get.key() })
    void askAgain(queryClient)
  }
}
