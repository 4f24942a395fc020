import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { textSaved } from '#features/articles/contract.ts'
import { writingApi } from '#features/writing/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'

/** The score of the final draft as it is saved, and what keeps it from being reviewed. */
export function useQuality(articleId: number) {
  const queryClient = useQueryClient()
  const { data } = useQuery(
    writingApi.getScore.queryOptions({
      input: { articleId, section: 'final' },
      meta: { followsMessages: true },
    }),
  )
  const queryKey = writingApi.getScore.key({ input: { articleId } })
  useMessages<typeof textSaved>('text', (saved) => {
    if (saved.articleId === articleId) void askAgain(queryClient, { queryKey })
  })
  return { score: data?.score ?? null, gates: data?.gates ?? [] }
}

export type Quality = ReturnType<typeof useQuality>
