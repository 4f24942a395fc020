import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { articleChange } from '../contract.ts'
import { changesApi } from './api.ts'
import { showChange } from './history/show-change.ts'

type Sent = z.input<typeof articleChange>
type WithoutPlan<One> = One extends unknown ? Omit<One, 'contentplanId'> : never
/** What is done to clusters of one plan. */
export type ArticleWish = WithoutPlan<Sent>

interface ChangeOptions {
  /** A dialog shows why it was refused; without it a message does. */
  hasOwnErrors?: boolean
}

/** Changes clusters, and tells of it with the way back. */
export function useChangeArticles(contentplanId: number, { hasOwnErrors = false }: ChangeOptions = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: ArticleWish) => changesApi.changeArticles.call({ ...wish, contentplanId }),
    ...(!hasOwnErrors && { meta: { errorMessage: 'The clusters could not be changed. Please try again.' } }),
    onSuccess: ({ changeId }, wish) => {
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: changeId === null ? 'Nothing was left to change' : describeWish(wish),
      })
      void askAgain(queryClient)
    },
  })
}

/** "3 clusters merged into one", as it is told once it is done. */
function describeWish(wish: ArticleWish): string {
  if (wish.action === 'rename') return 'Cluster renamed'
  const clusters = formatNoun(listTouched(wish).size, 'cluster', 'clusters')
  return wish.action === 'merge' ? `${clusters} merged into one` : `${clusters} ${DONE[wish.action]}`
}

/** "Deleting 3,000 clusters…", while it goes on. */
export function describeProgress(wish: ArticleWish): string {
  return `${DOING[wish.action]} ${formatNoun(listTouched(wish).size, 'cluster', 'clusters')}…`
}

/** The clusters that a wish is about. */
function listTouched(wish: ArticleWish): Set<unknown> {
  return new Set(wish.action === 'merge' ? [...wish.articleIdsFrom, wish.articleIdTo] : wish.articleIds)
}

const DOING = {
  rename: 'Renaming',
  delete: 'Deleting',
  reset: 'Resetting',
  merge: 'Merging',
  lock: 'Locking',
  unlock: 'Unlocking',
} as const
const DONE = { delete: 'deleted', reset: 'reset', lock: 'locked', unlock: 'unlocked' } as const
