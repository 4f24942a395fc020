import { useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { pagesApi } from '#features/pages/web/index.ts'

/** A page of the plan with everything that is known about it; `page` is null where the plan has none with this id. */
export function useFoundPage(contentplanId: number, pageId: number) {
  const query = useQuery(
    pagesApi.find.queryOptions({
      input: { contentplanId, page: String(pageId) },
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, pagesApi.find.key({ input: { contentplanId } }))
  return {
    page: query.data?.page,
    /** When it was read. */
    now: new Date(query.dataUpdatedAt),
    isPending: query.isPending,
    isError: query.isLoadingError,
    refetch: () => void query.refetch(),
  }
}
