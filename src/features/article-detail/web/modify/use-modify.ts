import { useMutation, useQueryClient } from '@tanstack/react-query'
import { articlesApi } from '#features/articles/web/index.ts'
import { changesApi } from '#features/changes/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatCount } from '#ui/numbers.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { modifyCluster, type Done, type Wish } from './modify-commands.ts'

const UNDO_MS = 8000

interface ModifyInput {
  place: { workspaceId: number; contentplanId: number }
  articleId: number
  /** Called when it is done, before it is told. */
  onDone: () => void
}

/** Changes a cluster; a message says what was done, leads to a new cluster, and takes it back. */
export function useModify({ place, articleId, onDone }: ModifyInput) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const queryKey of [keywordsApi.key(), articlesApi.key()]) void askAgain(queryClient, { queryKey })
  }
  const undo = async (changeId: number) => {
    try {
      const { kept } = await changesApi.undo.call({ contentplanId, changeId })
      if (kept > 0)
        showSnackbar({
          text: `${formatCount(kept)} stay as they are: they were changed since.`,
          tone: 'info',
        })
    } catch (error) {
      showError(error, 'This could not be taken back. Please try again.')
    }
    refresh()
  }
  const tell = ({ text, changeId, created }: Done) =>
    showSnackbar({
      text,
      about: created ? 'new cluster' : 'keywords',
      timeoutMs: created ? null : UNDO_MS,
      ...(created && {
        tone: 'good',
        link: { label: created.title, href: contentplanPath(place, `article/${created.id}`) },
      }),
      ...(changeId !== null && { action: { label: 'Undo', onSelect: () => void undo(changeId) } }),
    })
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (wish: Wish) => modifyCluster({ contentplanId, articleId }, wish),
    onSuccess: (done) => {
      onDone()
      tell(done)
    },
    onSettled: refresh,
  })
  return { modify: mutate, forget: reset, isBusy: isPending, error }
}

export type Modify = ReturnType<typeof useModify>
