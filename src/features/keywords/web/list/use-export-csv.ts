import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#platform/web/save-file.ts'
import { keywordsApi, type Place } from '../api.ts'
import { writeFilter, type KeywordsView } from './keywords-view.ts'

/** Browsers take the mark away that tells spreadsheets of UTF-8. */
const MARK = '\ufeff'

/** Saves all keywords of a view as a file. */
export function useExportCsv({ contentplanId }: Place, view: KeywordsView) {
  const exporting = useMutation({
    mutationFn: async () => {
      const csv = await keywordsApi.exportCsv.call({ contentplanId, ...writeFilter(view) })
      saveFile(`keywords-${view.tab}.csv`, new Blob([MARK, String(csv)], { type: 'text/csv;charset=utf-8' }))
    },
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return { exportCsv: () => exporting.mutate(), isExporting: exporting.isPending }
}
