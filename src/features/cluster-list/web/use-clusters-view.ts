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
  const change = (part: Partial<ClustersView>, { replace = false } = {}) => {
    const next = writeView({ ...view, page: 1, ...part })
    void navigate({
      to: ROUTE,
      params: { workspaceId, contentplanId, filter: next.filter },
      search: { ...search, ...next.search },
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
