import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { Explained } from '#platform/errors.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { articleChange } from '../contract.ts'
import { changesApi } from './api.ts'
import { showChange } from './history/show-change.ts'

/** Texts and sharing have their own screens, which say themselves what became of them. */
type Apart = 'updateDescription' | 'updateResearch' | 'updateDraft' | 'updateFinalDraft' | 'share'
type Sent = Exclude<z.input<typeof articleChange>, { action: Apart }>
type WithoutPlan<One> = One extends unknown ? Omit<One, 'contentplanId'> : never
/** What is done to clusters of one plan. */
export type ArticleInput = WithoutPlan<Sent>

interface ChangeOptions {
  /** Set when a dialog shows the error itself; otherwise a message shows it. */
  hasOwnErrors?: boolean
  /** The message when it is done, where the screen has other words for it. */
  describe?: (input: ArticleInput) => string
}

/** Changes clusters, and shows a message with a button to undo it. */
export function useChangeArticles(
  contentplanId: number,
  { hasOwnErrors = false, describe = describeDone }: ChangeOptions = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: ArticleInput) =>
      changesApi.changeArticles.call({ ...input, contentplanId }).catch(explainGone),
    ...(!hasOwnErrors && { meta: { errorMessage: 'The clusters could not be changed. Please try again.' } }),
    onSuccess: ({ changeId }, input) => {
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: changeId === null ? 'Nothing was left to change' : describe(input),
      })
      void askAgain(queryClient)
    },
  })
}

/** The server says only that there is nothing under an id. */
function explainGone(error: unknown): never {
  if (statusOf(error) !== 404) throw error
  throw new Explained('This is not in the plan any more. It may have been merged or deleted.', {
    cause: error,
  })
}

/** "3 clusters merged into one": the message when it is done. */
function describeDone(input: ArticleInput): string {
  if (input.action === 'rename') return 'Cluster renamed'
  if (input.action === 'updateMainKeyword') return 'Main keyword chosen'
  const clusters = formatNoun(listTouched(input).size, 'cluster', 'clusters')
  if (input.action === 'merge') return `${clusters} merged into one`
  if (input.action === 'updatePriority')
    return `${clusters} ${input.priority === 'low' ? 'dismissed' : 'got another priority'}`
  if (input.action === 'updateTopic' && input.topicId === null) return `${clusters} taken out of their hub`
  return `${clusters} ${DONE[input.action]}`
}

/** "Deleting 3,000 clusters…": the message while it is done. */
export function describeProgress(input: ArticleInput): string {
  return `${DOING[input.action]} ${formatNoun(listTouched(input).size, 'cluster', 'clusters')}…`
}

/** The clusters that a change names. */
function listTouched(input: ArticleInput): Set<unknown> {
  return new Set(input.action === 'merge' ? [...input.articleIdsFrom, input.articleIdTo] : input.articleIds)
}

const DOING = {
  rename: 'Renaming',
  updateMainKeyword: 'Changing',
  delete: 'Deleting',
  reset: 'Deleting',
  merge: 'Merging',
  lock: 'Locking',
  unlock: 'Unlocking',
  updateTopic: 'Moving',
  updatePriority: 'Changing',
  updateStatus: 'Changing',
  updateFunnel: 'Changing',
  updateType: 'Changing',
  updateIntent: 'Changing',
  addToMap: 'Adding',
  removeFromMap: 'Removing',
  placeInMap: 'Moving',
} as const
const DONE = {
  delete: 'deleted, keywords excluded',
  reset: 'deleted, keywords made inactive',
  lock: 'locked',
  unlock: 'unlocked',
  updateTopic: 'moved to a hub',
  updateStatus: 'got another status',
  updateFunnel: 'got another funnel',
  updateType: 'got another type',
  updateIntent: 'got another intent',
  addToMap: 'added to favorites',
  removeFromMap: 'removed from favorites',
  placeInMap: 'moved on the map',
} as const
