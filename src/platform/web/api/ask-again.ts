import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Fetches the queries again that a change has made outdated. A first answer that is still on its way may be older than
 * the change, but the library would wait for it and use it, so its request is cancelled here.
 */
export async function askAgain(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters = {},
): Promise<void> {
  const coming = queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
  for (const query of coming) if (query.state.data === undefined) void query.cancel({ silent: true })
  await queryClient.invalidateQueries(filters)
}
