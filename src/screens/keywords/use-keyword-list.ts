import { useParams } from '@tanstack/react-router'
import { useExportCsv, useKeywords, useKeywordsView } from '#features/keywords/web/index.ts'

/** The keywords that the URL asks for, and their export as a file. */
export function useKeywordList() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/keywords' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { view, change } = useKeywordsView()
  const found = useKeywords(place, view)
  const exporting = useExportCsv(place, view)
  const csv = { ...exporting, isEmpty: (found.counts?.filteredCount ?? 0) === 0 }
  return { place, view, change, found, csv }
}
