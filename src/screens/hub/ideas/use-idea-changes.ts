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

/** Makes ideas favorites or dismisses them. What is sent is shown at once, and taken back when it fails. */
export function useIdeaChanges(contentplanId: number) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<readonly PendingChange[]>([])
  const { mutate } = useMutation({
    scope: { id: `ideas of plan ${contentplanId}` },
    mutationFn: ({ kind, idea }: PendingChange) =>
      changesApi.changeArticles.call({ contentplanId, articleIds: [idea.id], ...ACTIONS[kind] }),
    onMutate: (sent) => setPending((now) => [...now, sent]),
    onError: (error, sent) => {
      setPending((now) => now.filter((one) => one !== sent))
      showSnackbar({ ...describeChange(error, WORDS[sent.kind].failed), tone: 'danger' })
    },
    onSuccess: async ({ changeId }, sent) => {
      const done = { ...sent, doneAt: Date.now() }
      setPending((now) => now.map((one) => (one === sent ? done : one)))
      showChange(queryClient, { contentplanId, changeIds: [changeId], text: WORDS[sent.kind].done })
      // It stays pending until the lists know it.
      await Promise.all(
        [articlesApi.key(), hubsApi.list.key()].map((queryKey) => askAgain(queryClient, { queryKey })),
      )
      setPending((now) => now.filter((one) => one !== done))
    },
  })
  return {
    pending,
    /** Sends changes one after the other, so that they arrive in this order. The same one again does nothing. */
    change: (kind: ChangeKind, idea: Article) => {
      const last = pending.findLast((one) => one.idea.id === idea.id)
      if (last?.kind !== kind) mutate({ kind, idea, doneAt: null })
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
