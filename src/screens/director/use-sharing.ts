import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { findLink, keepLink } from './kept-link.ts'

/**
 * Shares a plan and ends it. The server tells the key of a link once; this tab keeps it. What another window has changed
 * since is not replaced: the server refuses, and the screen shows what is there now.
 */
export function useSharing({ workspaceId, contentplanId }: PlanPlace, sharedAt: string | null) {
  const queryClient = useQueryClient()
  const [link, setLink] = useState(() => findLink(contentplanId))
  const changing = useMutation({
    mutationFn: (share: boolean) =>
      contentplansApi.update.call({ workspaceId, contentplanId, share, shared_at: sharedAt }),
    meta: { errorMessage: 'Sharing could not be changed. Please try again.' },
    onSuccess: ({ sharingKey, shared_at: madeAt }) => {
      const made = sharingKey && madeAt ? { sharingKey, sharedAt: madeAt } : null
      keepLink(contentplanId, made)
      setLink(made)
      showSnackbar(
        made === null
          ? { text: 'The report is not shared any more.', tone: 'info' }
          : { text: 'The report is shared. Copy the link to pass it on.', tone: 'good' },
      )
    },
    onSettled: () => askAgain(queryClient, { queryKey: contentplansApi.key() }),
  })
  return {
    /** null when the link was made elsewhere. */
    sharingKey: link !== null && link.sharedAt === sharedAt ? link.sharingKey : null,
    share: () => changing.mutate(true),
    end: (onEnd: () => void) => changing.mutate(false, { onSettled: onEnd }),
    isBusy: changing.isPending,
  }
}
