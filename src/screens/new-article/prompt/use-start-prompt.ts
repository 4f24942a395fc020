import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { changesApi, showChange } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'

/** Makes a cluster of a prompt (C-040), once however often it is sent, and opens it. */
export function useStartPrompt(place: PlanPlace) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const router = useRouter()
  const made = useRef(new Map<string, Promise<{ id: number; title: string; changeId: number | null }>>())
  return useMutation({
    mutationFn: (prompt: string) => {
      const known = made.current.get(prompt)
      if (known !== undefined) return known
      const created = changesApi.createArticle.call({ contentplanId, prompt })
      made.current.set(prompt, created)
      return created
    },
    meta: { errorMessage: 'The cluster could not be created. Please try again.' },
    onError: () => made.current.clear(),
    onSuccess: ({ id, changeId }) => {
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: 'Cluster created without keywords. Its texts are empty.',
      })
      void askAgain(queryClient)
      router.history.push(articlePath(place, id))
    },
  })
}
