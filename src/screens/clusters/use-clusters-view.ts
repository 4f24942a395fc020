import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readView, writeView, type ClustersView } from './clusters-view.ts'

const ROUTE = '/workspace/$workspaceId/contentplan/$contentplanId/plan/{-$filter}'

/** The view in the URL, and a function that changes parts of it and goes to the first page. */
export function useClustersView() {
  const { filter, workspaceId, contentplanId } = useParams({ from: ROUTE })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => readView(filter, search), [filter, search])
  // Computed from the URL at the time of the navigation, as useChangeSearch does; the tab is a part of the path.
  const change = (part: Partial<ClustersView>, { replace = false } = {}) => {
    const write = (now: ClustersView) => writeView({ ...now, page: 1, ...part })
    void navigate({
      to: ROUTE,
      params: (now) => ({ workspaceId, contentplanId, filter: write(readView(now.filter, {})).filter }),
      search: (now: Record<string, unknown>) => ({ ...now, ...write(readView(undefined, now)).search }),
      replace,
      resetScroll: false,
    })
  }
  return {
    place: { workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) },
    view,
    change,
  }
}
