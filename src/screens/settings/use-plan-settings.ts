import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useDraftValues } from '#platform/web/use-draft-values.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { TabProps } from './tab-props.ts'

type Changes = Omit<Parameters<typeof contentplansApi.update.call>[0], 'workspaceId' | 'contentplanId'>

/** The plan of the address, for the tabs of its settings. */
export function usePlan({ workspaceId, contentplanId }: TabProps['place']) {
  const query = useQuery(contentplansApi.list.queryOptions({ input: { workspaceId } }))
  return { query, plan: query.data?.find(({ id }) => id === contentplanId) ?? null }
}

/** A form for some properties of a plan. What is typed stays until it is saved or discarded. */
export function usePlanSettings<Values extends Changes>(
  { place, onUnsaved }: TabProps,
  { saved, read }: { saved: Values; read: (values: Values) => Changes },
) {
  const queryClient = useQueryClient()
  const draft = useDraftValues(saved)
  const { isChanged } = draft
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isChanged), [isChanged])
  const saving = useMutation({
    mutationFn: (values: Values) => contentplansApi.update.call({ ...place, ...read(values) }),
    meta: { errorMessage: 'The settings could not be saved. Please try again.' },
    onSuccess: async (_, sent) => {
      // First what is saved, then the form shows it.
      await askAgain(queryClient, { queryKey: contentplansApi.key() })
      draft.settle(sent)
      showSnackbar({ text: 'Settings saved', tone: 'info' })
    },
  })
  return { ...draft, isSaving: saving.isPending, save: () => saving.mutate(draft.values) }
}
