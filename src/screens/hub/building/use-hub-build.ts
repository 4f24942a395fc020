import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { runMessage, trackerMessage } from '#features/trackers/contract.ts'
import { moveTrackers, trackerId } from '#features/trackers/rules.ts'
import { progressApi, showOnScreen } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { hubsApi } from '#features/hubs/web/index.ts'
import { isActiveBuild } from './describe-build.ts'

interface OfHub {
  contentplanId: number
  topicId: number
}

export type HubBuilding = ReturnType<typeof useHubBuild>

/** The last run that builds a hub or looks for more ideas, and mutations to start and cancel one. */
export function useHubBuild({ contentplanId, topicId }: OfHub, onEnd: () => void) {
  const queryClient = useQueryClient()
  const input = { contentplanId, topicId }
  const { data, isLoadingError } = useQuery(
    hubsApi.estimateBuild.queryOptions({ input, meta: { followsMessages: true } }),
  )
  const run = data?.run ?? null
  const isActive = run !== null && isActiveBuild(run)
  const tracker = useTracker(contentplanId, run?.runId ?? null)
  const refresh = () =>
    Promise.all(
      [hubsApi.estimateBuild.key({ input }), progressApi.key()].map((queryKey) =>
        askAgain(queryClient, { queryKey }),
      ),
    )
  const refreshSoon = useSoon(refresh)
  useMessages<typeof runMessage>('run', (message) => {
    if (message['contentplanId'] === contentplanId) refreshSoon()
  })
  useMessages<typeof trackerMessage>('tracker', (message) => {
    if (message.topicId === topicId && message.status !== 'inProgress') refreshSoon()
  })
  const awaitEnd = useEnd(run, onEnd)
  const starting = useMutation({
    mutationFn: (confirmedCost: number) => hubsApi.build.call({ ...input, confirmedCost }),
    onSuccess: ({ runId }) => awaitEnd(runId),
    onSettled: refresh,
  })
  const cancelling = useMutation({
    mutationFn: () => hubsApi.cancelBuild.call(input),
    meta: { errorMessage: 'This could not be cancelled. Please try again.' },
    onSettled: refresh,
  })
  return {
    run,
    /** Whether it is not known yet which run there is. */
    isWaiting: data === undefined && !isLoadingError,
    isActive,
    /** The steps of the run, and how far it is; null when that is not known. */
    tracker,
    starting,
    cancelling,
  }
}

/** The tracker of a run, moved by messages; the dock leaves it to the screen. */
function useTracker(contentplanId: number, runId: number | null) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const id = runId === null ? null : trackerId(runId)
  const { data } = useQuery(
    progressApi.listTrackers.queryOptions({
      input: id === null ? skipToken : input,
      meta: { followsMessages: true },
    }),
  )
  useMessages<typeof trackerMessage>('tracker', (message) => {
    if (message.runId === runId)
      queryClient.setQueryData(
        progressApi.listTrackers.queryKey({ input }),
        (listed) => listed && moveTrackers(listed, message),
      )
  })
  useEffect(() => (id === null ? undefined : showOnScreen(id)), [id])
  return data?.find((one) => one.id === id) ?? null
}

/** Tells when a run ends while the screen is open. A run that was just started may have ended before it is asked about. */
function useEnd(
  run: { runId: number; state: Parameters<typeof isActiveBuild>[0]['state'] } | null,
  onEnd: () => void,
) {
  const awaited = useRef<number | null>(null)
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (run === null) return
    if (isActiveBuild(run)) awaited.current = run.runId
    else if (awaited.current === run.runId) {
      awaited.current = null
      tell()
    }
  }, [run])
  return (runId: number) => {
    awaited.current = runId
  }
}
