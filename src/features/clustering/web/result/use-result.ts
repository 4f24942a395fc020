import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { groupingApi, type GroupingResult } from '../api.ts'
import type { Clustering } from '../use-clustering.ts'

const SHOWN_MS = 24 * 3_600_000

/** The result of a clustering that ended within the last day; null while one runs, and where none is known. */
export function useResult(contentplanId: number, { run }: Pick<Clustering, 'run'>): GroupingResult | null {
  const [now] = useState(() => Date.now())
  const input = { contentplanId }
  const { data } = useQuery(
    groupingApi.getResult.queryOptions({
      input: run?.state === 'done' ? input : skipToken,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, groupingApi.getResult.key({ input }))
  const result = data?.result ?? null
  if (result === null || result.runId !== run?.id) return null
  return now - Date.parse(result.ended_at) < SHOWN_MS ? result : null
}
