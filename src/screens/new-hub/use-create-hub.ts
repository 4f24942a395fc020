import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { hubsApi, problemOfName, startIfFree } from '#features/hubs/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'

/** What a user has typed, or taken from a suggestion. */
export interface HubDraft {
  name: string
  description: string
  /** Seed keywords. */
  tags: readonly string[]
}

/**
 * Creates a hub and opens it (F-111). What costs nothing is built at once; for anything else the hub asks with its price
 * first.
 */
export function useCreateHub(place: PlanPlace) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const router = useRouter()
  // Two clicks can come before the first one is shown as busy.
  const isSent = useRef(false)
  const creating = useMutation({
    mutationFn: async ({ name, description, tags }: HubDraft) => {
      const hub = { name: name.trim(), description: description.trim(), tags: [...tags] }
      const { id } = await hubsApi.create.call({ contentplanId, ...hub })
      // Why it was not started is shown with the price, by the dialog that the hub opens then.
      const { isStarted } = await startIfFree(queryClient, { contentplanId, topicId: id })
      return { id, isStarted }
    },
    onError: (error) => {
      isSent.current = false
      if (problemOfName(error) === null) showError(error, FAILED)
    },
    onSuccess: ({ id, isStarted }) => {
      void askAgain(queryClient, { queryKey: hubsApi.key() })
      const query = isStarted ? 'new=1' : 'new=1&dialog=generate'
      router.history.push(contentplanPath(place, `hub/${id}?${query}`))
    },
  })
  return {
    /** V-21: why the name is refused, or null. */
    nameProblem: creating.error && problemOfName(creating.error),
    isBusy: creating.isPending || creating.isSuccess,
    edit: creating.reset,
    create: (draft: HubDraft) => {
      if (isSent.current) return
      isSent.current = true
      creating.mutate(draft)
    },
  }
}

/** What is said when no hub was created (E-50). */
const FAILED = 'Failed to create new hub'
