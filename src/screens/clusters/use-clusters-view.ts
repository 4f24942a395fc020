import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readView, writeView, type ClustersView } from './clusters-view.ts'

const ROUTE = '/workspace/$workspaceId/contentplan/$contentplanId/plan/{-$filter}'

/** What the address asks for, and how to ask for something else; other things start at the first page again. */
export function useClustersView() {
  const { filter, workspaceId, contentplanId } = useParams({ from: ROUTE })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => readView(filter, search), [filter, search])
  // From what the address is by then, as useChangeSearch does; the tab is a part of the path.
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
