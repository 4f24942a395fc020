import { useParams } from '@tanstack/react-router'
import { useListView } from '#platform/web/use-list-view.ts'
import { readView, writeView } from './pages-view.ts'
import { useCrawl } from './use-crawl.ts'
import { useExportCsv } from './use-export-csv.ts'
import { usePages } from './use-pages.ts'

const ADDRESS = { read: readView, write: writeView }

/** The pages that the URL asks for, their export as a file, and the crawl of the site. */
export function usePageList() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/pages' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { view, change } = useListView(ADDRESS)
  const crawl = useCrawl(place.contentplanId)
  const found = usePages(place.contentplanId, view, { isCrawling: crawl.isActive })
  const csv = {
    ...useExportCsv(place.contentplanId, view),
    isEmpty: (found.counts?.filteredCount ?? 0) === 0,
  }
  return { place, view, change, crawl, found, csv }
}
