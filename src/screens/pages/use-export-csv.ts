import { useMutation } from '@tanstack/react-query'
import { pagesApi } from '#features/pages/web/index.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { writeFilter, type PagesView } from './pages-view.ts'

/** The byte order mark, by which spreadsheets recognise UTF-8: the browser removed it from the answer. */
const MARK = '\ufeff'

/** Saves all pages of a view as a file. */
export function useExportCsv(contentplanId: number, view: PagesView) {
  const exporting = useMutation({
    mutationFn: async () => {
      const csv = await pagesApi.exportCsv.call({ contentplanId, ...writeFilter(view) })
      saveFile(`pages-${view.tab}.csv`, new Blob([MARK, String(csv)], { type: 'text/csv;charset=utf-8' }))
    },
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return { exportCsv: () => exporting.mutate(), isExporting: exporting.isPending }
}
