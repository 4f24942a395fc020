import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { connectionsApi } from '../api.ts'

interface Connecting<Input> {
  send: (input: Input) => Promise<unknown>
  savedText: string
  /** What the user reads when it failed. */
  explain: (error: unknown) => string
}

/** Changes the connection of a plan to a publishing system; afterwards all screens show the new state. */
export function useConnecting<Input>({ send, savedText, explain }: Connecting<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => showSnackbar({ text: savedText, tone: 'good' }),
    onError: (error) => showSnackbar({ text: explain(error), tone: 'danger' }),
    onSettled: () =>
      Promise.all(
        [connectionsApi, contentplansApi].map((api) => askAgain(queryClient, { queryKey: api.key() })),
      ),
  })
}
