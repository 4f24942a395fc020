/** Conditions on a page's address or on a query. */
export interface TextFilter {
  /** The text must be one of these; with an empty list no text matches. */
  only?: readonly string[]
  /** Only for pages: also matches addresses with a fragment (`#part`), which Google counts separately. */
  withJumps?: boolean
  /** All of these must be met. */
  conditions?: readonly TextCondition[]
}

/** Case-sensitive; a regular expression that begins with (?i) ignores case. */
interface TextCondition {
  kind: 'contains' | 'starts with' | 'matches' | 'does not match'
  text: string
}

export interface FactsFilter {
  pages?: TextFilter
  queries?: TextFilter
}

/** By what facts are counted. Searches whose query Google does not reveal are only in `date` and `page`. */
export const GRAINS = ['date', 'page', 'query', 'page_query'] as const
export type Grain = (typeof GRAINS)[number]

/** The coarsest grain whose facts can answer a question. */
export function chooseGrain(needs: { page: boolean; query: boolean }): Grain {
  if (needs.page) return needs.query ? 'page_query' : 'page'
  return needs.query ? 'query' : 'date'
}

export function isFiltering(filter: TextFilter | undefined): filter is TextFilter {
  return filter !== undefined && (filter.only !== undefined || (filter.conditions ?? []).length > 0)
}

/** The form in which texts are stored: characters that not every engine can store are replaced. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
