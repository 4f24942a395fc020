import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Asks again for what a change has made old. A first answer that is still on its way may be older than the change,
 * and the library would wait for it and take it: it is not waited for here.
 */
export async function askAgain(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters = {},
): Promise<void> {
  const coming = queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
  for (const query of coming) if (query.state.data === undefined) void query.cancel({ silent: true })
  await queryClient.invalidateQueries(filters)
}
