import { useMutation } from '@tanstack/react-query'
import { disarmFormulas, writeCsvCell } from '#features/keywords/rules.ts'
import { MOST_PAGES_AT_ONCE } from '#features/pages/rules.ts'
import { pagesApi, type Page } from '#features/pages/web/index.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { writeFilter, type MapperView } from './mapper-view.ts'

/** By which spreadsheets recognise UTF-8. */
const MARK = '\ufeff'
const HEAD = 'URL,Main Keyword,URL Impressions,Cluster\r\n'

/** Saves all pages of a view with their main keywords as a file. */
export function useExportCsv(contentplanId: number, view: MapperView) {
  const exporting = useMutation({
    mutationFn: async () => {
      const pages = await readAll(contentplanId, view)
      const parts = [MARK, HEAD, ...pages.map(writeRow)]
      saveFile('main-keywords.csv', new Blob(parts, { type: 'text/csv;charset=utf-8' }))
    },
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return { exportCsv: () => exporting.mutate(), isExporting: exporting.isPending }
}

async function readAll(contentplanId: number, view: MapperView): Promise<Page[]> {
  const all = new Map<number, Page>()
  for (let page = 1; ; page++) {
    // oxlint-disable-next-line no-await-in-loop -- the number of pages is known after the first
    const { pages, pageCounts } = await pagesApi.list.call({
      contentplanId,
      ...writeFilter(view),
      page,
      limit: MOST_PAGES_AT_ONCE,
    })
    for (const one of pages) all.set(one.page_id, one)
    if (page * MOST_PAGES_AT_ONCE >= pageCounts.filteredCount) return [...all.values()]
  }
}

function writeRow(page: Page): string {
  const { url, main_keyword: keyword, google_impressions_last: impressions, article_title: cluster } = page
  const texts = [url, keyword ?? '', cluster ?? ''].map((text) => writeCsvCell(disarmFormulas(text)))
  return `${texts[0]},${texts[1]},${impressions ?? ''},${texts[2]}\r\n`
}
