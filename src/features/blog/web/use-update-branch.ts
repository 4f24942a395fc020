import { useMutation, useQueryClient } from '@tanstack/react-query'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { saveSent } from '#platform/web/save-file.ts'
import type { Branch } from '../rules.ts'
import { blogApi } from './api.ts'

/** Builds a branch again, and saves it as a file. */
export function useUpdateBranch(contentplanId: number, branch: Branch) {
  const queryClient = useQueryClient()
  const updating = useMutation({
    mutationFn: () => blogApi.update.call({ contentplanId, branch }),
    meta: { errorMessage: 'The update could not be started. Please try again.' },
    onSettled: () =>
      Promise.all(
        [blogApi.getSettings.key({ input: { contentplanId } }), progressApi.key()].map((queryKey) =>
          askAgain(queryClient, { queryKey }),
        ),
      ),
  })
  const saving = useMutation({
    mutationFn: async () => {
      saveSent(`blog-${contentplanId}-${branch}.zip`, await blogApi.export.call({ contentplanId, branch }))
    },
    meta: { errorMessage: 'The zip file could not be made. Please try again.' },
  })
  return {
    update: () => updating.mutate(),
    isStarting: updating.isPending,
    download: () => saving.mutate(),
    isDownloading: saving.isPending,
  }
}
