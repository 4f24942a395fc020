/** What a page's address or a query has to be like. */
export interface TextFilter {
  /** One of these; an empty list: none is. */
  only?: readonly string[]
  /** Of pages: also jumps into those (`#part`), which Google tells apart. */
  withJumps?: boolean
  /** All of these hold. */
  conditions?: readonly TextCondition[]
}

/** Case counts; a regular expression that begins with (?i) takes both. */
interface TextCondition {
  kind: 'contains' | 'starts with' | 'matches' | 'does not match'
  text: string
}

export interface FactsFilter {
  pages?: TextFilter
  queries?: TextFilter
}

/** How finely Search Console was asked. Queries that it keeps to itself are in `date` and `page` alone. */
export const GRAINS = ['date', 'page', 'query', 'page_query'] as const
export type Grain = (typeof GRAINS)[number]

/** The coarsest facts that can answer. */
export function chooseGrain(needs: { page: boolean; query: boolean }): Grain {
  if (needs.page) return needs.query ? 'page_query' : 'page'
  return needs.query ? 'query' : 'date'
}

export function isFiltering(filter: TextFilter | undefined): filter is TextFilter {
  return filter !== undefined && (filter.only !== undefined || (filter.conditions ?? []).length > 0)
}

/** As texts are kept: what cannot be stored everywhere is replaced. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
