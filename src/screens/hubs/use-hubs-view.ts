import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { readHubsView, writeHubsView, type HubsView } from './hubs-view.ts'

/** The plan and the view in the address, and a function that changes the view. */
export function useHubsView() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/hubs' })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const place = useMemo(
    () => ({ workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }),
    [params.workspaceId, params.contentplanId],
  )
  const view = useMemo(() => readHubsView(search), [search])
  const change = (part: Partial<HubsView>, options?: { replace: boolean }) =>
    changeSearch((now) => ({ ...now, ...writeHubsView({ ...readHubsView(now), ...part }) }), options)
  return { place, view, change }
}
