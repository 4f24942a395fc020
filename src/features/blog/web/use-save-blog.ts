import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { blogApi, type BlogSettings } from './api.ts'

/** Saves the settings of a blog, and sets it up the first time. What is typed stays when the server refuses it. */
export function useSaveBlog(contentplanId: number, saidAfter: string) {
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (settings: BlogSettings) => blogApi.saveSettings.call({ contentplanId, settings }),
    onSuccess: (state) => {
      queryClient.setQueryData(blogApi.getSettings.queryKey({ input: { contentplanId } }), state)
      showSnackbar({ text: saidAfter, tone: 'info' })
    },
  })
  const { error } = saving
  const problemOf = (field: keyof BlogSettings) =>
    fieldProblemOf(error, (name) => name === `settings.${field}`) ?? undefined
  const isOfField = fieldProblemOf(error, (name) => name.startsWith('settings.')) !== null
  return {
    save: (settings: BlogSettings, onSaved: () => void) => saving.mutate(settings, { onSuccess: onSaved }),
    isSaving: saving.isPending,
    problemOf,
    /** What the server said about no field. */
    problem:
      error === null || isOfField
        ? null
        : messageOf(error, 'The settings could not be saved. Please try again.'),
  }
}
