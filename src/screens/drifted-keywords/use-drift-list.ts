import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { driftApi, type DriftedKeyword } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { useListView } from '#platform/web/use-list-view.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { readDriftView, writeDriftView, type DriftView } from './drift-view.ts'

const ADDRESS = { read: readDriftView, write: writeDriftView }
const NONE: readonly DriftedKeyword[] = []

/** The drifted keywords that the URL asks for. */
export function useDriftList() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/drift' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { view, change } = useListView(ADDRESS)
  const found = useDrifts(place.contentplanId, view)
  return { place, view, change, found }
}

/** One page of the drifted keywords; loaded again when the server reports that keywords changed. */
function useDrifts(contentplanId: number, { page, pageSize }: DriftView) {
  const query = useQuery(
    driftApi.list.queryOptions({
      input: { contentplanId, offset: (page - 1) * pageSize, limit: pageSize },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, refetch } = query
  useFollowPlan(contentplanId, driftApi.key())
  return {
    rows: data?.keywords ?? NONE,
    total: data?.total ?? null,
    state: listStateOf(query),
    isWaiting: isFirstAsked(query),
    refetch: () => void refetch(),
  } as const
}
