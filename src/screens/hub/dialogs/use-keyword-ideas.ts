import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi, showChange } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { hubsApi, type Hub, type SuggestedKeyword } from '#features/hubs/web/index.ts'
import { describeFailure } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { addKeywordIdea } from './add-keyword-idea.ts'

/** Keywords that a hub could have pages for, and what related searches for it would cost and have cost. */
export function useKeywordIdeas({ contentplan_id: contentplanId, id: topicId }: Hub) {
  const queryClient = useQueryClient()
  const input = { contentplanId, topicId }
  const free = hubsApi.expand.queryOptions({
    input: { ...input, runRelatedKeywords: false, saveKeywords: false },
    // What was paid for is not replaced by less.
    staleTime: Infinity,
  })
  const ideas = useQuery(free)
  const estimate = useQuery(hubsApi.estimateBuild.queryOptions({ input }))
  const searching = useMutation({
    mutationFn: (confirmedCost: number) =>
      hubsApi.expand.call({ ...input, runRelatedKeywords: true, saveKeywords: false, confirmedCost }),
    onSuccess: (found) => queryClient.setQueryData(free.queryKey, found),
  })
  return {
    found: ideas.data?.[0] ?? null,
    isError: ideas.isLoadingError,
    isFetching: ideas.isFetching,
    retry: () => void ideas.refetch(),
    /** What related searches would cost; null when no service is connected, undefined while it is not known. */
    related: estimate.data?.related,
    searching,
    /** Leaves these keywords out of the ideas from now on. */
    forget: (keywords: ReadonlySet<string>) =>
      queryClient.setQueryData(free.queryKey, (listed) =>
        listed?.map((one) => ({
          ...one,
          suggestedKeywords: one.suggestedKeywords.filter(({ keyword }) => !keywords.has(keyword)),
        })),
      ),
    /** What the last search has cost; null before one. */
    paid: searching.data ? (searching.data[0]?.cost ?? 0) : null,
  }
}

type AddState = 'adding' | 'added'

/** Makes ideas favorites, each at most once (E-51). */
export function useAddIdeas(place: PlanPlace, topicId: number) {
  const queryClient = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, AddState>>(new Map())
  const set = (keyword: string, state: AddState | null) =>
    setStates((now) => {
      const next = new Map(now)
      if (state === null) next.delete(keyword)
      else next.set(keyword, state)
      return next
    })
  const { mutate } = useMutation({
    mutationFn: (idea: SuggestedKeyword) => addKeywordIdea({ place, topicId, idea }),
    onMutate: ({ keyword }) => set(keyword, 'adding'),
    onError: (error, { keyword }) => {
      set(keyword, null)
      const text = `Failed to add '${keyword}' to favorites.`
      const failure = describeFailure(error, text)
      showSnackbar({ text, detail: failure.text === text ? failure.detail : failure.text, tone: 'danger' })
    },
    onSuccess: (changeIds, { keyword }) => {
      set(keyword, 'added')
      showChange(queryClient, {
        contentplanId: place.contentplanId,
        changeIds,
        text: `Added to favorites: ${keyword}`,
      })
    },
    onSettled: () =>
      Promise.all(
        [articlesApi.key(), hubsApi.list.key()].map((queryKey) => askAgain(queryClient, { queryKey })),
      ),
  })
  return {
    states,
    add: (idea: SuggestedKeyword) => {
      if (!states.has(idea.keyword)) mutate(idea)
    },
  }
}
