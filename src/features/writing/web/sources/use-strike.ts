import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writingApi } from '../api.ts'

/** Strikes a card out, or trusts it again; the panel shows it at once. */
export function useStrike(articleId: number) {
  const queryClient = useQueryClient()
  const queryKey = writingApi.getEvidence.queryKey({ input: { articleId } })
  return useMutation({
    mutationFn: (change: { card: string; struck: boolean }) =>
      writingApi.strikeCard.call({ articleId, ...change }),
    meta: { errorMessage: 'The card could not be changed. Please try again.' },
    onMutate: async ({ card, struck }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (found) => {
        if (found === undefined) return undefined
        const others = found.struck.filter((id) => id !== card)
        return { ...found, struck: struck ? [...others, card] : others }
      })
    },
    onSuccess: ({ struck }) => {
      queryClient.setQueryData(queryKey, (found) => found && { ...found, struck })
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
