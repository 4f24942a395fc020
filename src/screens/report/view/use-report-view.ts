import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { changeView, readReportView, writeReportView, type ReportView } from './report-view.ts'

type ChangeReport = (part: Partial<ReportView>, options?: { replace: boolean }) => void

/** The view in the URL, and a function that changes parts of it. */
export function useReportView() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/report' })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const view = useMemo(() => readReportView(search), [search])
  const change: ChangeReport = (part, options) =>
    changeSearch((now) => ({ ...now, ...writeReportView(changeView(readReportView(now), part)) }), options)
  return {
    place: { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) },
    view,
    change,
  }
}
