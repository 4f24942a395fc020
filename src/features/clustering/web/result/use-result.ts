import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { groupingApi, type GroupingRun } from '../api.ts'

const SHOWN_MS = 24 * 3_600_000

/**
 * The result of the last clustering if it ended within the last day; null while one runs, and where none is known. A
 * result that comes while the screen is open waits for the lists after it, so that no count beside it is from before.
 */
export function useResult(contentplanId: number, run: GroupingRun | null) {
  const [now] = useState(() => Date.now())
  const input = { contentplanId }
  const queryClient = useQueryClient()
  const queryKey = groupingApi.getResult.queryKey({ input })
  const asked = useQuery({
    ...groupingApi.getResult.queryOptions({ input, meta: { followsMessages: true } }),
    queryFn: async ({ signal }) => {
      const answer = await groupingApi.getResult.call(input, { signal })
      const known = queryClient.getQueryData(queryKey)
      if (known !== undefined && known.result?.runId !== answer.result?.runId)
        await Promise.all(
          [keywordsApi.key(), articlesApi.key()].map((key) => askAgain(queryClient, { queryKey: key })),
        )
      return answer
    },
  })
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
