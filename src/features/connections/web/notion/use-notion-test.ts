import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { connectionsApi } from '../api.ts'

/** Asks whether Notion still lets a plan in; the line of Notion shows a refusal. */
export function useNotionTest(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => connectionsApi.testNotion.call({ contentplanId }),
    meta: { errorMessage: 'Notion could not be asked. Please try again.' },
    onSuccess: ({ last_error: error }) =>
      showSnackbar(
        error === null
          ? { text: 'The access to Notion works.', tone: 'good' }
          : { text: error, tone: 'danger' },
      ),
    onSettled: () => askAgain(queryClient, { queryKey: connectionsApi.key() }),
  })
}
