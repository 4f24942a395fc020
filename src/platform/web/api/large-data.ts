import type { QueryClient } from '@tanstack/react-query'

/** More rows than a page of a list has by default. */
const MANY_ROWS = 200

/** Whether a reply holds a long list, at its top or in one of its fields. */
export function isLarge(data: unknown): boolean {
  if (Array.isArray(data)) return data.length > MANY_ROWS
  if (typeof data !== 'object' || data === null) return false
  return Object.values(data).some((field) => Array.isArray(field) && field.length > MANY_ROWS)
}

/**
 * Drops long lists that no screen shows any more (F-002). Short replies stay for a while: they cost next to nothing,
 * and a user who comes back to their screen sees it at once.
 */
export function dropLargeData(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: (query) => query.getObserversCount() === 0 && isLarge(query.state.data),
  })
}
