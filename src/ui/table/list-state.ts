/** `loading`: there are no rows yet. `refreshing`: the previous rows are shown, dimmed. */
export type ListState = 'ready' | 'loading' | 'refreshing' | 'error'

interface ListQuery {
  data: unknown
  isPending: boolean
  /** Whether the data are those of the previous request. */
  isPlaceholderData: boolean
}

/** The state of a list whose rows come from one query, or from several together. */
export function listStateOf(...queries: readonly ListQuery[]): ListState {
  if (queries.some(({ isPending }) => isPending)) return 'loading'
  if (queries.some(({ data }) => data === undefined)) return 'error'
  return queries.some(({ isPlaceholderData }) => isPlaceholderData) ? 'refreshing' : 'ready'
}
