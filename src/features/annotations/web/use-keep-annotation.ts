import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { annotationsApi, type Annotation } from './api.ts'

interface Keeping {
  contentplanId: number
  /** The annotation as it is on the screen, so that another window's change is not replaced; null for a new one. */
  before: Annotation | null
}

/**
 * Functions that keep or remove an annotation, and offer to undo a removal. An annotation without an id is new, or an
 * update of Google that was not changed before.
 */
export function useKeepAnnotation({ contentplanId, before }: Keeping, { hasOwnErrors = false } = {}) {
  const queryClient = useQueryClient()
  const onSettled = () => askAgain(queryClient, { queryKey: annotationsApi.key() })
  const keeping = useMutation({
    mutationFn: ({ id, update_key: key, ...written }: Annotation) => {
      if (id !== null && before !== null) {
        const { text, first_day, last_day, is_hidden } = before
        const known = { text, first_day, last_day, is_hidden }
        return annotationsApi.change.call({ contentplanId, annotationId: id, before: known, ...written })
      }
      const update = key === null ? {} : { update_key: key, before: null }
      return annotationsApi.create.call({ contentplanId, ...update, ...written })
    },
    ...(!hasOwnErrors && { meta: { errorMessage: 'The annotation could not be saved. Please try again.' } }),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Annotation) => annotationsApi.delete.call({ contentplanId, annotationId: id ?? 0 }),
    meta: { errorMessage: 'The annotation could not be deleted. Please try again.' },
    onSuccess: (_deleted, annotation) =>
      showSnackbar({
        text: annotation.update_key === null ? 'Annotation deleted.' : 'The update is as it was.',
        action: { label: 'Undo', onSelect: () => keeping.mutate({ ...annotation, id: null }) },
      }),
    onSettled,
  })
  return {
    keep: (annotation: Annotation, options?: { onSuccess: () => void }) =>
      keeping.mutate(annotation, options),
    remove: (annotation: Annotation) => removing.mutate(annotation),
    error: keeping.error,
    isBusy: keeping.isPending || removing.isPending,
  }
}
