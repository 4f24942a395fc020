// Values of the contract that browsers need are in this file, so that browsers do not load the schemas.

export const ANALYTICS_DIMENSIONS = ['yearMonth', 'eventName'] as const
export const ANALYTICS_METRICS = ['sessions', 'eventCount'] as const
export const FILTER_DIMENSIONS = ['sessionDefaultChannelGroup', 'eventName'] as const

/** Visits from search engines, without advertisements. */
export const ORGANIC_SEARCH: { dimension: 'sessionDefaultChannelGroup'; values: string[] } = {
  dimension: 'sessionDefaultChannelGroup',
  values: ['Organic Search'],
}

/** Error of a report in whose days nothing was counted (E-54). */
export const NO_RESULTS = 'No analytics results found'

/** Google Analytics 4 has no day before this one. */
export const FIRST_DAY = '2015-08-14'
