import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { DROP_REFUSALS, refuseDrop, type MapPlace } from '#features/articles/map/index.ts'
import { articlesApi, changesApi, showChange } from '#features/articles/web/index.ts'
import { describeFailure } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { Followed } from '../grid/use-focused-card.ts'
import type { Favorite } from '../map-layout.ts'
import { applyMoves, type Move } from './apply-moves.ts'

export type MapChanges = ReturnType<typeof useMapChanges>

/** Moves and removes favorites. What is sent is shown at once, and taken back when it fails (F-154). */
export function useMapChanges(contentplanId: number) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<readonly Move[]>([])
  const [followed, setFollowed] = useState<Followed | null>(null)
  const { queryKey } = articlesApi.getMap.queryOptions({ input: { contentplanId } })
  const reload = () => askAgain(queryClient, { queryKey: articlesApi.key() })
  const forget = (sent: Move) => setPending((now) => now.filter((one) => one !== sent))
  const { mutate } = useMutation({
    scope: { id: `map of plan ${contentplanId}` },
    mutationFn: (sent: Move) => changesApi.changeArticles.call({ contentplanId, ...inputOf(sent) }),
    onMutate: (sent) => {
      if (sent.to !== null)
        showSnackbar({ text: 'Moving article...', ...ABOUT, tone: 'info', timeoutMs: null })
    },
    onError: async (error, sent) => {
      forget(sent)
      showSnackbar({ ...describeProblem(error, sent), ...ABOUT, tone: 'danger' })
      await reload()
    },
    onSuccess: async ({ changeId }, sent) => {
      const text = sent.to === null ? 'Removed from favorites' : 'Article moved successfully'
      showChange(queryClient, { contentplanId, changeIds: [changeId], text })
      queryClient.setQueryData(queryKey, (map) => map && applyMoves(map, [sent]))
      // It stays pending until the map is asked for again: an answer that is on its way may be older.
      await reload()
      forget(sent)
    },
  })
  // At once: what `mutate` calls comes a moment later.
  const send = useCallback(
    (move: Move) => {
      setPending((now) => [...now, move])
      mutate(move)
    },
    [mutate],
  )
  /** Moves a favorite to another cell, or says why not. Returns whether it moves. */
  const place = useCallback(
    (article: Favorite, to: MapPlace): boolean => {
      const refusal = refuseDrop(article, to)
      if (refusal !== null) {
        showSnackbar({ text: DROP_REFUSALS[refusal], tone: TONES[refusal] })
        return false
      }
      send({ articleId: article.id, to })
      setFollowed({ articleId: article.id })
      return true
    },
    [send],
  )
  const remove = useCallback(({ id }: Favorite) => send({ articleId: id, to: null }), [send])
  /** Brings a hub into sight that was just added. */
  const showHub = useCallback((hubName: string) => setFollowed({ hubName }), [])
  return { pending, followed, place, remove, showHub }
}

const ABOUT = { about: 'changes' } as const
/** Where it is already is no mistake (E-60). */
const TONES = {
  'is there': 'info',
  'product is there': 'info',
  'needs product row': 'warning',
  'no product': 'warning',
} as const

function inputOf({ articleId, to }: Move) {
  const articleIds = [articleId]
  if (to === null) return { action: 'removeFromMap', articleIds } as const
  return { action: 'placeInMap', articleIds, ...to } as const
}

/** The text of the specification (E-51, E-61), with the reason below it. */
function describeProblem(error: unknown, { to }: Move): { text: string; detail: string } {
  const text =
    to === null ? 'Failed to remove article from favorites.' : 'Failed to move article - refreshing data'
  const failure = describeFailure(error, text)
  const reason = failure.text === text ? failure.detail : failure.text
  return { text, detail: reason ?? 'An error occurred' }
}
