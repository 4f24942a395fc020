import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { runMessage, trackerMessage } from '#features/trackers/contract.ts'
import { moveTrackers, trackerId } from '#features/trackers/rules.ts'
import { progressApi, showOnScreen } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { groupingApi, type GroupingRun } from './api.ts'
import { readCostToConfirm } from './cost-to-confirm.ts'
import { useResult } from './result/use-result.ts'
import { STEPS } from './run/clustering-steps.ts'
import { findShownTracker } from './run/find-shown-tracker.ts'
import { addSample, estimateSeconds, type Sample } from './run/time-left.ts'
import { startClustering } from './start-clustering.ts'

export type Clustering = ReturnType<typeof useClustering>

/**
 * The clustering of a plan: what it would do now, the active or last run, and mutations to start, resume and cancel it.
 */
export function useClustering(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const estimate = useQuery(groupingApi.estimate.queryOptions({ input, meta: { followsMessages: true } }))
  useFollowPlan(contentplanId, groupingApi.estimate.key({ input }))
  const run = estimate.data?.run ?? null
  const isActive = run !== null && isActiveRun(run)
  const trackers = useQuery(
    progressApi.listTrackers.queryOptions({
      input: run === null ? skipToken : input,
      meta: { followsMessages: true },
    }),
  )
  const done = useResult(contentplanId, run)
  const [samples, setSamples] = useState<readonly Sample[]>([])
  const refresh = () =>
    Promise.all([groupingApi.key(), progressApi.key()].map((queryKey) => askAgain(queryClient, { queryKey })))
  const followSoon = useSoon(refresh)
  useMessages<typeof runMessage>('run', (message) => {
    if (message['contentplanId'] === contentplanId) followSoon()
  })
  useMessages<typeof trackerMessage>('tracker', (message) => {
    if (message.runId !== run?.id) return
    const { progress, stepName } = message
    // The end of the last step is the end of the run, which has a message of its own.
    if (progress === undefined) return stepName === STEPS.at(-1) ? undefined : followSoon()
    setSamples((before) => addSample(before, { ...progress, at: performance.now() }))
    queryClient.setQueryData(
      progressApi.listTrackers.queryKey({ input }),
      (listed) => listed && moveTrackers(listed, message),
    )
  })
  const shownId = run === null ? null : findShownTracker(run, { isResultUnknown: done.isUnknown })
  useEffect(() => (shownId === null ? undefined : showOnScreen(shownId)), [shownId])

  const starting = useMutation({
    mutationFn: (confirmedCost: number | undefined) =>
      startClustering({ contentplanId, ...(confirmedCost !== undefined && { confirmedCost }) }),
    onSettled: refresh,
  })
  const resuming = useMutation({
    mutationFn: (confirmedCost: number | undefined) =>
      groupingApi.resume.call({ contentplanId, ...(confirmedCost !== undefined && { confirmedCost }) }),
    onError: (error) => {
      if (readCostToConfirm(error) === null)
        showError(error, 'The clustering could not go on. Please try again.')
    },
    onSettled: refresh,
  })
  const cancelling = useMutation({
    mutationFn: () => groupingApi.cancel.call({ contentplanId }),
    meta: { errorMessage: 'The clustering could not be cancelled. Please try again.' },
    onSuccess: ({ isCancelled }) => {
      if (isCancelled) showSnackbar({ text: 'Clustering cancelled. The plan is as it was.', tone: 'info' })
    },
    onSettled: refresh,
  })
  const tracker = run === null ? null : trackers.data?.find(({ id }) => id === trackerId(run.id))
  return {
    estimate: estimate.data ?? null,
    isUnknown: estimate.isLoadingError,
    /** Whether it is not known yet which run or result there is. */
    isWaiting: isFirstAsked(estimate) || done.isWaiting,
    /** What the last run has done, for a day; null while one runs. */
    result: done.result,
    /** Asks the server again what a run would do. */
    look: () => void estimate.refetch(),
    run,
    isActive,
    /** Whether to offer a new run: there are keywords for it, and no failed run to resume. */
    isDue: (estimate.data?.activateCount ?? 0) > 0 && run?.state !== 'failed',
    /** The steps of the run with their states, in order; null when unknown. */
    steps: tracker?.stepsObject ?? null,
    /** How much of the current step is done; null when unknown. */
    progress: tracker?.progress ?? null,
    /** How long the current step still takes; null when unknown. */
    secondsLeft: tracker?.progress ? estimateSeconds(samples) : null,
    starting,
    resuming,
    cancelling,
  }
}

export function isActiveRun({ state }: GroupingRun): boolean {
  return state === 'queued' || state === 'running' || state === 'waiting'
}
