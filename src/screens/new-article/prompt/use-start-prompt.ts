import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { changesApi } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { writingApi } from '#features/writing/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** Makes a cluster of a prompt (C-040), once however often it is sent, starts its writing, and opens it. */
export function useStartPrompt(place: PlanPlace) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const router = useRouter()
  const made = useRef(new Map<string, Promise<{ id: number }>>())
  const make = (prompt: string) => {
    const known = made.current.get(prompt)
    if (known !== undefined) return known
    const created = changesApi.createArticle.call({ contentplanId, prompt })
    made.current.set(prompt, created)
    // After a failure the next press makes it.
    created.catch(() => made.current.delete(prompt))
    return created
  }
  return useMutation({
    mutationFn: async (prompt: string) => {
      const { id } = await make(prompt)
      await writingApi.start.call({ articleId: id })
      return id
    },
    meta: { errorMessage: 'The writing could not be started. Please try again.' },
    onSuccess: (id) => {
      showSnackbar({ text: 'Writing started for your prompt!', tone: 'good' })
      router.history.push(`${articlePath(place, id)}?tab=texts`)
    },
    // Not waited for: the form empties itself before it is gone.
    onSettled: () => void askAgain(queryClient),
  })
}
