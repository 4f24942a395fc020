import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import type { IMPORT_KINDS } from '../../rules.ts'
import { keywordsApi, type FoundKeyword } from '../api.ts'
import { useReportImport } from '../imports/use-undo-import.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface SaveFoundInput {
  place: PlanPlace
  kind: Exclude<(typeof IMPORT_KINDS)[number], 'file'>
  onSaved: () => void
}

/** Adds found keywords to the plan, and shows the result. */
export function useSaveFound({ place: { contentplanId, workspaceId }, kind, onSaved }: SaveFoundInput) {
  const queryClient = useQueryClient()
  const reportImport = useReportImport(contentplanId)
  const saving = useMutation({
    mutationFn: (keywords: readonly FoundKeyword[]) =>
      keywordsApi.save.call({
        workspaceId,
        contentplanId,
        keywordsObject: keywords.map(({ status: _known, ...keyword }) => keyword),
        source: kind === 'paste' ? 'upload' : 'related',
        kind,
      }),
    meta: { errorMessage: 'The keywords could not be added. Please try again.' },
    onSuccess: async (saved) => {
      reportImport(saved)
      onSaved()
      await askAgain(queryClient, { queryKey: keywordsApi.key() })
    },
  })
  return { save: (keywords: readonly FoundKeyword[]) => saving.mutate(keywords), isSaving: saving.isPending }
}
