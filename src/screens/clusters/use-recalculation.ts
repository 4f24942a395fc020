import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adviceApi } from '#features/advice/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'

/** F-088: after clusters were changed, their alerts are recalculated; then the lists can be loaded again. */
export function useRecalculation(contentplanId: number) {
  const queryClient = useQueryClient()
  const { mutate, reset, status } = useMutation({
    mutationFn: () => adviceApi.recalculate.call({ contentplanId }),
  })
  return {
    status,
    start: () => mutate(),
    refresh: () => {
      reset()
      void askAgain(queryClient)
    },
  }
}
