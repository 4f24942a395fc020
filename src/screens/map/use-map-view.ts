import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChangeSearch } from '#platform/web/use-change-search.ts'

/** The plan in the address, whether its map is edited, and a function that begins and ends that. */
export function useMapView() {
  const { workspaceId, contentplanId } = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/map',
  })
  const { edit }: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const place = useMemo(
    () => ({ workspaceId: Number(workspaceId), contentplanId: Number(contentplanId) }),
    [workspaceId, contentplanId],
  )
  return {
    place,
    isEditing: edit === '1',
    setEditing: (isEditing: boolean) =>
      changeSearch((now) => ({ ...now, edit: isEditing ? '1' : undefined }), { replace: true }),
  }
}
