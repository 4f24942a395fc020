export const DRIFTS_PER_PAGE = 100
export const MOST_DRIFTS_PER_PAGE = 1000
/** As old as search results are when they are asked for again, and multiples of it. */
export const REFRESH_DAYS = [30, 60, 90, 180] as const

/** What people see a refresh as while it goes on. */
export const REFRESH_NAME = 'Refreshing search results'

export type RefreshDays = (typeof REFRESH_DAYS)[number]
