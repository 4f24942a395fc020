import { useMutation, useQueryClient } from '@tanstack/react-query'
import { articlesApi, showChange } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { modifyCluster, type Done, type ClusterChangeInput } from './modify-commands.ts'

interface ModifyInput {
  place: PlanPlace
  articleId: number
  /** Called when the change is done, before the message is shown. */
  onDone: () => void
}

/** Changes a cluster, then shows a message with what was done, a link to a new cluster, and undo. */
export function useModify({ place, articleId, onDone }: ModifyInput) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const queryKey of [keywordsApi.key(), articlesApi.key()]) void askAgain(queryClient, { queryKey })
  }
  const showDone = ({ text, changeId, created }: Done) =>
    showChange(queryClient, {
      contentplanId,
      changeIds: [changeId],
      text,
      ...(created && {
        link: { label: created.title, href: articlePath(place, created.id) },
      }),
    })
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: ClusterChangeInput) => modifyCluster({ contentplanId, articleId }, input),
    onSuccess: (done) => {
      onDone()
      showDone(done)
    },
    onSettled: refresh,
  })
  return { modify: mutate, forget: reset, isBusy: isPending, error }
}

export type Modify = ReturnType<typeof useModify>
