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

interface ShownLinks {
  view: LinksView
  mode: 'graph' | 'table'
}

/** The byte order mark, by which spreadsheets recognise UTF-8: the browser removed it from the answer. */
const MARK = '\ufeff'

/** Saves what is shown as a file: all rows of the tab, or the links of the graph, or those of the chosen page. */
export function useLinksCsv(contentplanId: number, { view: asked, mode }: ShownLinks) {
  const view: LinksView = mode === 'graph' ? { ...asked, tab: 'all' } : asked
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
