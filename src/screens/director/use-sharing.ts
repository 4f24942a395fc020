import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { dropLink, findLink, keepLink } from './kept-link.ts'

/**
 * Shares a plan and ends it. The server tells the key of a link once; this tab keeps it, as long as it opens the plan:
 * another tab may have made a new link since.
 */
export function useSharing({ workspaceId, contentplanId }: PlanPlace) {
  const queryClient = useQueryClient()
  const [kept] = useState(() => findLink(contentplanId))
  const [key, setKey] = useState(kept)
  const check = useQuery({
    // Not among the queries of plans, so that changes of the plan do not ask again with a key that has ended.
    queryKey: ['kept-link', contentplanId, kept],
    queryFn:
      kept === null
        ? skipToken
        : ({ signal }) => contentplansApi.get.call({ contentplanId, key: kept }, { signal }),
    staleTime: Infinity,
  })
  const isOld = key === kept && statusOf(check.error) === 403
  useEffect(() => {
    if (isOld) dropLink(contentplanId)
  }, [isOld, contentplanId])

  const changing = useMutation({
    mutationFn: (share: boolean) => contentplansApi.update.call({ workspaceId, contentplanId, share }),
    meta: { errorMessage: 'Sharing could not be changed. Please try again.' },
    onSuccess: ({ sharingKey = null }) => {
      if (sharingKey === null) dropLink(contentplanId)
      else keepLink(contentplanId, sharingKey)
      setKey(sharingKey)
      showSnackbar(
        sharingKey === null
          ? { text: 'The report is not shared any more.', tone: 'info' }
          : { text: 'The report is shared. Copy the link to pass it on.', tone: 'good' },
      )
    },
    onSettled: () => askAgain(queryClient, { queryKey: contentplansApi.key() }),
  })
  return {
    /** null when the link was made elsewhere. */
    sharingKey: isOld ? null : key,
    share: () => changing.mutate(true),
    end: (onEnd: () => void) => changing.mutate(false, { onSuccess: onEnd }),
    isBusy: changing.isPending,
  }
}
