import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#platform/web/save-file.ts'
import { linksApi } from '../api.ts'
import {
  linkFilterOf,
  linkPageFilterOf,
  linkSort,
  pageSort,
  writeSort,
  type LinksView,
} from './links-view.ts'

/** The byte order mark, by which spreadsheets recognise UTF-8: the browser removed it from the answer. */
const MARK = '\ufeff'

/** Saves all rows of a view as a file: links, or pages that lack some. */
export function useLinksCsv(contentplanId: number, view: LinksView) {
  const exporting = useMutation({
    mutationFn: async () => {
      const pages = linkPageFilterOf(view)
      const csv =
        pages === null
          ? await linksApi.exportCsv.call({
              contentplanId,
              ...linkFilterOf(view),
              ...(view.url !== '' && { urlFilter: view.url }),
              ...writeSort(linkSort(view)),
            })
          : await linksApi.exportPagesCsv.call({ contentplanId, ...pages, ...writeSort(pageSort(view)) })
      const name = view.tab === 'all' ? 'internal-links.csv' : `internal-links-${view.tab}.csv`
      saveFile(name, new Blob([MARK, String(csv)], { type: 'text/csv;charset=utf-8' }))
    },
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return { exportCsv: () => exporting.mutate(), isExporting: exporting.isPending }
}
