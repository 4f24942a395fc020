import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#platform/web/save-file.ts'
import { keywordsApi } from '../api.ts'
import { writeFilter, type KeywordsView } from './keywords-view.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** The byte order mark, by which spreadsheets recognise UTF-8: the browser removed it from the answer. */
const MARK = '\ufeff'

/** Saves all keywords of a view as a file. */
export function useExportCsv({ contentplanId }: PlanPlace, view: KeywordsView) {
  const exporting = useMutation({
    mutationFn: async () => {
      const csv = await keywordsApi.exportCsv.call({ contentplanId, ...writeFilter(view) })
      saveFile(`keywords-${view.tab}.csv`, new Blob([MARK, String(csv)], { type: 'text/csv;charset=utf-8' }))
    },
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return { exportCsv: () => exporting.mutate(), isExporting: exporting.isPending }
}
