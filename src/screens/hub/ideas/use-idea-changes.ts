import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi, changesApi, showChange, type Article } from '#features/articles/web/index.ts'
import { hubsApi } from '#features/hubs/web/index.ts'
import { describeFailure } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { ChangeKind, PendingChange } from './pending-changes.ts'

/** What is said when it is done, and when it failed (E-51, E-52). */
const WORDS: Record<ChangeKind, { done: string; failed: string }> = {
  favor: { done: 'Added to favorites', failed: 'Failed to add article to favorites.' },
  unfavor: { done: 'Removed from favorites', failed: 'Failed to remove article from favorites.' },
  dismiss: { done: 'Idea dismissed', failed: 'Failed to dismiss article' },
}

interface Change {
  kind: ChangeKind
  idea: Article
}

/** Makes ideas favorites or dismisses them. What is sent is shown at once, and taken back when it fails. */
export function useIdeaChanges(contentplanId: number) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<readonly PendingChange[]>([])
  const settle = (idea: Article) => setPending((now) => now.filter((one) => one.idea.id !== idea.id))
  const { mutate } = useMutation({
    mutationFn: ({ kind, idea }: Change) =>
      changesApi.changeArticles.call({ contentplanId, articleIds: [idea.id], ...ACTIONS[kind] }),
    onMutate: ({ kind, idea }) => setPending((now) => [...now, { kind, idea, doneAt: null }]),
    onError: (error, { kind, idea }) => {
      settle(idea)
      showSnackbar({ ...describeChange(error, WORDS[kind].failed), tone: 'danger' })
    },
    onSuccess: async ({ changeId }, { kind, idea }) => {
      const doneAt = Date.now()
      setPending((now) => now.map((one) => (one.idea.id === idea.id ? { ...one, doneAt } : one)))
      showChange(queryClient, { contentplanId, changeIds: [changeId], text: WORDS[kind].done })
      // It stays pending until the lists know it.
      await Promise.all(
        [articlesApi.key(), hubsApi.list.key()].map((queryKey) => askAgain(queryClient, { queryKey })),
      )
      settle(idea)
    },
  })
  return {
    pending,
    /** Does nothing to an idea of which a change is on its way. */
    change: (kind: ChangeKind, idea: Article) => {
      if (!pending.some((one) => one.idea.id === idea.id)) mutate({ kind, idea })
    },
  }
}

export type IdeaChanges = ReturnType<typeof useIdeaChanges>

const ACTIONS = {
  favor: { action: 'addToMap' },
  unfavor: { action: 'removeFromMap' },
  dismiss: { action: 'updatePriority', priority: 'low' },
} as const satisfies Record<ChangeKind, unknown>

/** The text of the specification, with the reason below it. */
function describeChange(error: unknown, text: string): { text: string; detail: string | null } {
  const failure = describeFailure(error, text)
  return { text, detail: failure.text === text ? failure.detail : failure.text }
}
