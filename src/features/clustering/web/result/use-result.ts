import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { groupingApi, type GroupingRun } from '../api.ts'

const SHOWN_MS = 24 * 3_600_000

/** The result of the last clustering if it ended within the last day; null while one runs, and where none is known. */
export function useResult(contentplanId: number, run: GroupingRun | null) {
  const [now] = useState(() => Date.now())
  const input = { contentplanId }
  const asked = useQuery(groupingApi.getResult.queryOptions({ input, meta: { followsMessages: true } }))
  useFollowPlan(contentplanId, groupingApi.getResult.key({ input }))
  const result = asked.data?.result ?? null
  const isOfRun = result !== null && run?.state === 'done' && result.runId === run.id
  return {
    result: isOfRun && now - Date.parse(result.ended_at) < SHOWN_MS ? result : null,
    isWaiting: isFirstAsked(asked),
    /** Whether the result of a run that is done could not be loaded. */
    isUnknown: asked.isError && !isOfRun,
  }
}
