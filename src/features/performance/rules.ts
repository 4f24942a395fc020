import { readGoogleTrouble } from '#features/contentplans/rules.ts'

// What browsers need of the contract's values stands here: they get no schemas.

/** What measuring anew after a file is called where its progress is shown. */
export const FILE_NAME = 'Search data file'

/** What reading Search Console is called where its progress is shown. */
export const IMPORT_NAME = 'Search Console update'

/** E-11 */
export const NO_PROPERTY = 'No GSC integration'

/** Search data is of days between these; `walls.open_facts_month` makes no tables for others. */
export const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31']
export const NO_SEARCH_DAY = `name a day between ${FIRST_DAY} and ${LAST_DAY}`

/** Of a day that is written like 2031-05-30. */
export function isSearchDay(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY
}

export const GROUPINGS = ['date', 'page', 'query'] as const
/** Weeks begin on Monday (K-21). */
export const AGGREGATIONS = ['daily', 'weekly', 'monthly'] as const
export const TEXT_FILTER_TYPES = ['includingRegex', 'excludingRegex'] as const
export const DIMENSIONS = ['QUERY', 'PAGE'] as const
export const SEARCH_SORT_COLUMNS = ['clicks', 'impressions', 'ctr', 'position', 'key'] as const

/** K-16 */
const REPORT_PAGE_SIZES = [10, 50] as const
export const [REPORT_ROWS] = REPORT_PAGE_SIZES

/** K-03 */
export const MOVING_PAGES = 5

/** By how many percent something has changed, rounded; 0 where either is zero (K-02), null where either is not known. */
export function percentChange(last: number | null, previous: number | null): number | null {
  if (last === null || previous === null) return null
  return last === 0 || previous === 0 ? 0 : Math.round((100 * (last - previous)) / previous)
}

interface Explanation {
  what: string
  /** What somebody can do; empty: the first part says it. */
  how: string
}

/** Why no search data come any more, and the way back; what is there stays in any case. */
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
        what: 'Google ended the connection: the access was taken back, or it ran out.',
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
