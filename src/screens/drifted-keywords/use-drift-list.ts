import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { driftApi, type DriftedKeyword } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { readDriftView, writeDriftView, type DriftView } from './drift-view.ts'

const NONE: readonly DriftedKeyword[] = []

/** The drifted keywords that the URL asks for. */
export function useDriftList() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/drift' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { view, change } = useDriftView()
  const found = useDrifts(place.contentplanId, view)
  return { place, view, change, found }
}

/** The view in the URL, and a function that changes it. */
function useDriftView() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const view = useMemo(() => readDriftView(search), [search])
  const change = (part: Partial<DriftView>, options?: { replace: boolean }) =>
    changeSearch(
      (now) => ({ ...now, ...writeDriftView({ ...readDriftView(now), page: 1, ...part }) }),
      options,
    )
  return { view, change }
}

/** One page of the drifted keywords; loaded again when the server reports that keywords changed. */
function useDrifts(contentplanId: number, { page, pageSize }: DriftView) {
  const { data, isPlaceholderData, isPending, refetch } = useQuery(
    driftApi.list.queryOptions({
      input: { contentplanId, offset: (page - 1) * pageSize, limit: pageSize },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, driftApi.key())
  return {
    rows: data?.keywords ?? NONE,
    total: data?.total ?? null,
    state: isPending ? 'loading' : data === undefined ? 'error' : isPlaceholderData ? 'refreshing' : 'ready',
    refetch: () => void refetch(),
  } as const
}
