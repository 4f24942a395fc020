import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { pagesApi, type Page } from '#features/pages/web/index.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { useListView } from '#platform/web/use-list-view.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { readView, writeFilter, writeView, type MapperView } from './mapper-view.ts'

const ADDRESS = { read: readView, write: writeView }
const NONE: readonly Page[] = []

/** The pages that the URL asks for, and how many there are of each kind. */
export function useMappedPages() {
  const params = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/page-keyword-mapper',
  })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { view, change } = useListView(ADDRESS)
  return { place, view, change, found: useList(place.contentplanId, view) }
}

export type MappedPages = ReturnType<typeof useMappedPages>

function useList(contentplanId: number, view: MapperView) {
  const meta = { followsMessages: true }
  const query = useQuery(
    pagesApi.list.queryOptions({
      input: { contentplanId, ...writeFilter(view), page: view.page, limit: view.pageSize },
      placeholderData: keepPreviousData,
      meta,
    }),
  )
  // How many pages have a cluster, which the list says only as long as it shows no others.
  const matched = useQuery(
    pagesApi.list.queryOptions({
      input: { contentplanId, ...writeFilter({ ...view, tab: 'matched' }), limit: 1 },
      enabled: view.tab === 'all',
      placeholderData: keepPreviousData,
      meta,
    }),
  )
  useFollowPlan(contentplanId, pagesApi.list.key({ input: { contentplanId } }))
  const { data, error, refetch } = query
  const counted = view.tab === 'all' ? matched.data : data
  return {
    rows: data?.pages ?? NONE,
    total: data?.pageCounts.filteredCount ?? null,
    counts: {
      matched: counted?.pageCounts.filteredCount ?? null,
      all: data?.pageCounts.activeCount ?? null,
    },
    state: listStateOf(query),
    /** Why the server refuses the text of the filter, or null. */
    textProblem: fieldProblemOf(error, (name) => name === 'search'),
    refetch: () => void refetch(),
  } as const
}
