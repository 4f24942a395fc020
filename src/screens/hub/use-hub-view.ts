import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { useListView } from '#platform/web/use-list-view.ts'
import { readHubView, writeHubView } from './hub-view.ts'

const ADDRESS = { read: readHubView, write: writeHubView }

/** The plan, the hub and the view in the address, and functions that change them. */
export function useHubView() {
  const { workspaceId, contentplanId, topicId } = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/hub/{-$topicId}',
  })
  const { view, change } = useListView(ADDRESS)
  const navigate = useNavigate()
  const place = useMemo(
    () => ({ workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) }),
    [workspaceId, contentplanId],
  )
  /** Goes to another hub, whose tab and page are the first ones (F-105). */
  const openHub = useCallback(
    (id: number, { replace = false } = {}) =>
      void navigate({ to: contentplanPath(place, `hub/${id}`), search: {}, replace }),
    [navigate, place],
  )
  return { place, given: topicId, view, change, openHub }
}
