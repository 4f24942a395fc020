import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readView, writeView, type ClustersView } from './clusters-view.ts'

const ROUTE = '/workspace/$workspaceId/contentplan/$contentplanId/plan/{-$filter}'

/** A part of the view that is different now; a function reads the view at the time of the change. */
export type ViewChange = Partial<ClustersView> | ((now: ClustersView) => Partial<ClustersView>)

/** The view in the URL, and a function that changes parts of it and goes to the first page. */
export function useClustersView() {
  const { filter, workspaceId, contentplanId } = useParams({ from: ROUTE })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const view = useMemo(() => readView(filter, search), [filter, search])
  // Computed from the URL at the time of the navigation, so that neither of two changes at once is lost.
  const change = useCallback(
    (part: ViewChange, { replace = false } = {}) => {
      const { pathname, search: nowSearch } = router.parseLocation(router.history.location)
      const now = readView(readPath(pathname), nowSearch)
      const next = writeView({ ...now, page: 1, ...(typeof part === 'function' ? part(now) : part) })
      void navigate({
        to: ROUTE,
        params: { workspaceId, contentplanId, filter: next.filter },
        search: { ...nowSearch, ...next.search },
        replace,
        resetScroll: false,
      })
    },
    [navigate, router, workspaceId, contentplanId],
  )
  const place = useMemo(
    () => ({ workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) }),
    [workspaceId, contentplanId],
  )
  return { place, view, change }
}

/** The last part of the path `…/plan/new`; undefined for `…/plan`. */
function readPath(pathname: string): string | undefined {
  return /\/plan\/([^/]+)\/?$/.exec(pathname)?.[1]
}
