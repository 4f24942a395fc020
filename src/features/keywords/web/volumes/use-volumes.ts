import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { keywordsApi, volumesApi, type VolumeEstimate } from '../api.ts'
import { describeOffer, describeRun, isActiveRun } from './describe-run.ts'

const OFFER_MS = 20_000

/** How many search volumes of a plan are unknown, the run that asks for them, and functions that start and cancel it. */
export function useVolumes(place: PlanPlace) {
  const { contentplanId } = place
  const router = useRouter()
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const known = useQuery(volumesApi.estimate.queryOptions({ input, meta: { followsMessages: true } }))
  const { data } = known
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, volumesApi.key())
  useFollowPlan(contentplanId, volumesApi.key())
  const awaitEnd = useReportEnd(data, () => void askAgain(queryClient, { queryKey: keywordsApi.key() }))
  const starting = useMutation({
    mutationFn: ({ ids, confirmedCost }: { ids: readonly number[] | null; confirmedCost?: number }) =>
      volumesApi.fetch.call({
        ...input,
        ...(ids !== null && { keywordIds: [...ids] }),
        ...(confirmedCost !== undefined && { confirmedCost }),
      }),
    onSuccess: ({ runId }) => {
      awaitEnd(runId)
      showSnackbar({ text: 'Search volumes are being fetched.', tone: 'info' })
    },
    onSettled: () => askAgain(queryClient, { queryKey: volumesApi.key() }),
  })
  const cancelling = useMutation({
    mutationFn: () => volumesApi.cancel.call(input),
    meta: { errorMessage: 'This could not be cancelled. Please try again.' },
    onSettled: () => askAgain(queryClient, { queryKey: volumesApi.key() }),
  })
  /** After an import: says how many search volumes are unknown by now, what they cost, and offers to fetch them. */
  const offer = async () => {
    const options = volumesApi.estimate.queryOptions({ input })
    const fresh = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => null)
    const text = fresh && describeOffer(fresh)
    if (text === null) return
    showSnackbar({
      text,
      tone: 'info',
      about: 'volumes',
      timeoutMs: OFFER_MS,
      action: {
        label: 'Get search volumes',
        // The user may be on another screen by then, or in another plan.
        onSelect: () => {
          starting.reset()
          router.history.push(contentplanPath(place, 'keywords?tab=inactive&dialog=volumes'))
        },
      },
    })
  }
  return { estimate: data ?? null, isWaiting: isFirstAsked(known), starting, cancelling, offer }
}

export type Volumes = ReturnType<typeof useVolumes>

/**
 * Says what a run has found when it ends while the screen is open. Returns a function to call with a run that was
 * started: it may have ended before the server is asked about it.
 */
function useReportEnd(estimate: VolumeEstimate | undefined, onEnd: () => void): (runId: number) => void {
  const active = useRef<number | null>(null)
  const run = estimate?.run ?? null
  const report = useEffectEvent(() => {
    if (estimate === undefined || run === null) return
    const source = estimate.isSandbox ? 'the sandbox' : estimate.provider
    showSnackbar({ text: describeRun(run, source), tone: run.state === 'done' ? 'good' : 'info' })
    onEnd()
  })
  useEffect(() => {
    if (run !== null && isActiveRun(run)) active.current = run.id
    else if (run !== null && active.current === run.id) {
      active.current = null
      report()
    }
  }, [run])
  return (runId) => {
    active.current = runId
  }
}
