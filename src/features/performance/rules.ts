import { readGoogleTrouble } from '#features/contentplans/rules.ts'

// Values of the contract that browsers need are in this file, so that browsers do not load the schemas.

/** Imports of search data: runs by their names in the database. */
export const [IMPORT_RUN, FILE_RUN] = ['search-import', 'search-file'] as const

/** Name of the tracker for measuring again after a file was imported. */
export const FILE_NAME = 'Search data file'

/** Name of the tracker for measuring again after keywords came back. */
export const MEASURE_NAME = 'Search data of keywords'

/** Name of the tracker for an import from Search Console. */
export const IMPORT_NAME = 'Search Console update'

/** Error of a plan without a Search Console property (E-11). */
export const NO_PROPERTY = 'No GSC integration'

/** First and last possible day of search data; `walls.open_facts_month` makes no tables for other days. */
export const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31']
export const NO_SEARCH_DAY = `name a day between ${FIRST_DAY} and ${LAST_DAY}`

/** Whether a day, written like 2031-05-30, can have search data. */
export function isSearchDay(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY
}

export const GROUPINGS = ['date', 'page', 'query'] as const
/** Weeks begin on Monday (K-21). */
export const AGGREGATIONS = ['daily', 'weekly', 'monthly'] as const
/** With what a range is compared: nothing, as many days before it, or as many days 52 weeks before. */
export const COMPARISONS = ['none', 'previous', 'year'] as const
export const TEXT_FILTER_TYPES = ['includingRegex', 'excludingRegex'] as const
export const DIMENSIONS = ['QUERY', 'PAGE'] as const
export const SEARCH_SORT_COLUMNS = ['clicks', 'impressions', 'ctr', 'position', 'key'] as const

/** Rows on a page of the report (K-16). */
export const REPORT_PAGE_SIZES = [10, 50] as const
export const [REPORT_ROWS] = REPORT_PAGE_SIZES

/** Rows in a file of the report, at most. */
export const MOST_FILE_ROWS = 50_000

/** Days before a change of a page that are compared with as many days after it, at most. */
export const CHANGE_DAYS = 28

/** Error of the report's mode `updated` without clusters (V-48). */
export const NO_CLUSTERS_SELECTED = 'No clusters selected'

/** Rows in the lists of winning and losing pages (K-03). */
export const MOVING_PAGES = 5

/** Change in percent, rounded; 0 when one of the numbers is 0 (K-02), null when one of them is not known. */
export function percentChange(last: number | null, previous: number | null): number | null {
  if (last === null || previous === null) return null
  return last === 0 || previous === 0 ? 0 : Math.round((100 * (last - previous)) / previous)
}

interface Explanation {
  what: string
  /** What the user can do; empty when `what` says it already. */
  how: string
}

/** Why imports of search data fail, and what the user can do. Imported data stay in any case. */
export function explainImportError({
  reason,
  trouble,
}: {
  reason: string
  trouble?: string | null | undefined
}): Explanation {
  switch (readGoogleTrouble(trouble)) {
    case 'no_token':
      return {
        what: 'Google ended the connection: the access was revoked or has expired.',
        how: 'Connect again and update: it goes on where it was, and your data stay.',
      }
    case 'no_access':
      return {
        what: 'Google does not let this account read the property.',
        how: 'Ask its owner to share it, or use another account or property; what is here stays.',
      }
    case null:
      return { what: reason, how: '' }
  }
}
