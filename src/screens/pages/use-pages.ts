import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { pagesApi, type ListedPage } from '#features/pages/web/index.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { writeFilter, type PagesView } from './pages-view.ts'

/** A page as a row of the table. */
export type PageRow = ListedPage & { id: number }

const NONE: readonly PageRow[] = []
/** How often the list is read again during a crawl, which finds new pages all the time. */
const CRAWL_PACE_MS = 5_000

/** One page of a plan's pages and the counts of the tabs; read again when the server reports that the plan changed. */
export function usePages(contentplanId: number, view: PagesView, { isCrawling }: { isCrawling: boolean }) {
  const input = { contentplanId, ...writeFilter(view), page: view.page, limit: view.pageSize }
  const query = useQuery({
    ...pagesApi.list.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
    refetchInterval: isCrawling && CRAWL_PACE_MS,
  })
  const { data, error, refetch } = query
  useFollowPlan(contentplanId, pagesApi.list.key({ input: { contentplanId } }))
  const rows = useMemo(() => data?.pages.map(toRow) ?? NONE, [data])
  return {
    rows,
    counts: data?.pageCounts ?? null,
    state: listStateOf(query),
    /** Why the server refuses the text of the filter, or null. */
    textProblem: fieldProblemOf(error, (name) => name === 'search'),
    queryKey: pagesApi.list.queryKey({ input }),
    refetch: () => void refetch(),
  } as const
}

export function toRow(page: ListedPage): PageRow {
  return { ...page, id: page.page_id }
}
