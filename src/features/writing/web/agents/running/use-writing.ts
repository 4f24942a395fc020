import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import type { runMessage, trackerMessage } from '#features/trackers/contract.ts'
import { trackerId } from '#features/trackers/rules.ts'
import { showOnScreen } from '#features/trackers/web/index.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { writingApi } from '../../api.ts'
import { findActive, followStep } from './follow-run.ts'

export type WritingState = ReturnType<typeof useWriting>

/** How far a cluster is written, and the run that writes it, whichever window or person has started it. */
export function useWriting(articleId: number) {
  const queryClient = useQueryClient()
  const options = writingApi.get.queryOptions({
    input: { articleId },
    staleTime: 0,
    meta: { followsMessages: true },
  })
  const { data: known, error, isRefetching, refetch } = useQuery(options)
  const isGone = statusOf(error) === 404
  // The query keeps its last answer, in which the agents of a cluster that was deleted since are still at work.
  const data = isGone ? undefined : known
  const again = () => askAgain(queryClient, { queryKey: writingApi.get.key({ input: { articleId } }) })
  useMessages<typeof trackerMessage>('tracker', (message) => {
    if (message.clusterId !== articleId) return
    queryClient.setQueryData(options.queryKey, (now) =>
      now?.run?.id === message.runId ? { ...now, run: followStep(now.run, message) } : now,
    )
    if (message.status === 'inProgress') return
    void again()
    // A step that is done has moved the status on.
    void askAgain(queryClient, { queryKey: articlesApi.get.key({ input: { articleId } }) })
  })
  useMessages<typeof runMessage>('run', (message) => {
    if (message['clusterId'] === articleId) void again()
  })
  const run = data?.run ?? null
  const shown = run?.state === 'failed' ? run : findActive(run)
  useShownHere(shown?.id ?? null)
  return {
    data,
    run,
    isGone,
    hasFailed: error !== null && data === undefined,
    isBusy: isRefetching,
    refetch: () => void refetch(),
    again,
  }
}

/** The dock does not show what this screen shows. */
function useShownHere(runId: number | null): void {
  useEffect(() => (runId === null ? undefined : showOnScreen(trackerId(runId))), [runId])
}
