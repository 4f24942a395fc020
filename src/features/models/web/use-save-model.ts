import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { modelsApi } from './api.ts'
import type { FormProblems, readForm } from './model-form.ts'

/** Saves the model of a workspace. What is typed stays when the server refuses it. */
export function useSaveModel(workspaceId: number) {
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: ReturnType<typeof readForm>) => modelsApi.save.call({ workspaceId, ...form }),
    onSuccess: ({ settings }) => {
      queryClient.setQueryData(modelsApi.get.queryKey({ input: { workspaceId } }), { settings })
      showSnackbar({ text: 'The model is saved. Test it before you write with it.', tone: 'info' })
      // What a workspace uses is shown in many places.
      void askAgain(queryClient)
    },
  })
  const { error } = saving
  const problems = findProblems(error)
  const isOfField = Object.keys(problems).length > 0
  return {
    save: (form: ReturnType<typeof readForm>, onSaved: () => void) =>
      saving.mutate(form, { onSuccess: onSaved }),
    isSaving: saving.isPending,
    problems,
    /** What the server said about no field. */
    problem:
      error === null || isOfField
        ? null
        : messageOf(error, 'The model could not be saved. Please try again.'),
  }
}

function findProblems(error: unknown): FormProblems {
  const of = (field: string) =>
    fieldProblemOf(error, (name) => name === field || name.startsWith(`${field}.`))
  const [address, key, models] = [of('base_url'), of('key'), of('models')]
  return {
    ...(address !== null && { base_url: address }),
    ...(key !== null && { key }),
    ...(models !== null && { default: models }),
  }
}
