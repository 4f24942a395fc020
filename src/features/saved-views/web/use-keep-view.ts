import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { ViewContent, ViewedScreen } from '../rules.ts'
import { savedViewsApi, type SavedView } from './api.ts'

const NOT_SAVED = 'The view could not be saved. Please try again.'
const NOT_DELETED = 'The view could not be deleted. Please try again.'

interface NewView extends ViewContent {
  screen: ViewedScreen
  name: string
}

interface Overwriting {
  view: SavedView
  content: ViewContent
  isUndo: boolean
}

/** Mutations that save, rename, overwrite and delete views of a plan. The last two offer to undo what they did. */
export function useKeepView(contentplanId: number) {
  const queryClient = useQueryClient()
  // After a failure, too: perhaps another member has deleted the view.
  const onSettled = () => askAgain(queryClient, { queryKey: savedViewsApi.list.key() })
  const mutationFn = ({ screen, name, filter, search, columns }: NewView) =>
    savedViewsApi.create.call({ contentplanId, screen, name, filter, search, columns })
  const create = useMutation({ mutationFn, onSettled })
  const restore = useMutation({ mutationFn, meta: { errorMessage: NOT_SAVED }, onSettled })
  const rename = useMutation({
    mutationFn: ({ view: { id }, name }: { view: SavedView; name: string }) =>
      savedViewsApi.change.call({ contentplanId, viewId: id, name }),
    onSettled,
  })
  const overwrite = useMutation({
    mutationFn: ({ view: { id }, content: { filter, search, columns } }: Overwriting) =>
      savedViewsApi.change.call({ contentplanId, viewId: id, filter, search, columns }),
    onError: (error, { view }) => showFailure(error, { view, actionText: NOT_SAVED }),
    onSuccess: (_changed, { view, isUndo }) =>
      showSnackbar({
        text: isUndo ? `“${view.name}” is as it was.` : `“${view.name}” is updated.`,
        ...(!isUndo && {
          action: { label: 'Undo', onSelect: () => overwrite.mutate({ view, content: view, isUndo: true }) },
        }),
      }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => savedViewsApi.delete.call({ contentplanId, viewId: id }),
    onError: (error, view) => showFailure(error, { view, actionText: NOT_DELETED }),
    onSuccess: (_deleted, view) =>
      showSnackbar({
        text: 'View deleted.',
        action: { label: 'Undo', onSelect: () => restore.mutate(view) },
      }),
    onSettled,
  })
  return { create, rename, overwrite, remove }
}

/** Why a view could not be saved under a name, as text at the field; null without an error. */
export function describeNameProblem(error: Error | null, view: SavedView | null): string | null {
  if (error === null) return null
  return view !== null && statusOf(error) === 404 ? explainGone(view) : messageOf(error, NOT_SAVED)
}

function showFailure(error: unknown, { view, actionText }: { view: SavedView; actionText: string }): void {
  if (statusOf(error) === 404) showSnackbar({ text: explainGone(view), tone: 'danger' })
  else showError(error, actionText)
}

function explainGone({ name }: SavedView): string {
  return `“${name}” was deleted meanwhile, perhaps by another member.`
}
