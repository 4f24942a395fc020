import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { hubsApi } from '#features/hubs/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { listGroups } from './proposed-hubs.ts'

/** Creates proposed hubs with their clusters, as one change that can be undone. */
export function useKeepHubs(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (groups: ReturnType<typeof listGroups>) =>
      hubsApi.bulkCreate.call({ contentplanId, createAndMap: true, groups }),
    meta: { errorMessage: 'Failed to autofill hubs' },
    onSuccess: ({ changeId, hubs }) => {
      const clusters = hubs.reduce((sum, hub) => sum + hub.article_count, 0)
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: `${formatNoun(hubs.length, 'hub', 'hubs')} created with ${formatNoun(clusters, 'cluster', 'clusters')}`,
      })
      void askAgain(queryClient)
    },
  })
}
