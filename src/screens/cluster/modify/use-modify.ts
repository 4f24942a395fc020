import { useMutation, useQueryClient } from '@tanstack/react-query'
import { articlesApi, showChange } from '#features/articles/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { modifyCluster, type ClusterChangeInput } from './modify-commands.ts'
import type { NewCluster } from './NewClusterDialog.tsx'

interface ModifyInput {
  contentplanId: number
  articleId: number
  /** Called with a cluster that was made; every other change is said in a message with undo. */
  onCreated: (cluster: NewCluster) => void
  /** Called when the change is done, before it is said. */
  onDone: () => void
}

/** Changes a cluster, and says what was done. */
export function useModify({ contentplanId, articleId, onCreated, onDone }: ModifyInput) {
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const queryKey of [keywordsApi.key(), articlesApi.key()]) void askAgain(queryClient, { queryKey })
  }
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: ClusterChangeInput) => modifyCluster({ contentplanId, articleId }, input),
    onSuccess: (done) => {
      onDone()
      if ('created' in done) onCreated(done.created)
      else showChange(queryClient, { contentplanId, changeIds: [done.changeId], text: done.text })
    },
    onSettled: refresh,
  })
  return { modify: mutate, forget: reset, isBusy: isPending, error }
}

export type Modify = ReturnType<typeof useModify>
