/** A property that a Google account may read. */
export interface AnalyticsProperty {
  /** `properties/123`. */
  property: string
  name: string
  /** Name of the account that the property belongs to. */
  account: string
}

type AnalyticsDimension = 'yearMonth' | 'eventName'
type AnalyticsMetric = 'sessions' | 'eventCount'

/** Only what has one of the values counts. */
export interface AnalyticsFilter {
  dimension: 'sessionDefaultChannelGroup' | 'eventName'
  values: readonly string[]
}

export interface AnalyticsQuery {
  /** `properties/123`. */
  property: string
  /** Both days count, YYYY-MM-DD in the time zone of the property. */
  startDate: string
  endDate: string
  dimensions: readonly AnalyticsDimension[]
  metrics: readonly AnalyticsMetric[]
  /** All of them have to be met. */
  filters: readonly AnalyticsFilter[]
}

export interface AnalyticsRow {
  /** One for each dimension, in their order; a month is written 203105. */
  dimensions: string[]
  /** One for each metric, in their order. */
  metrics: number[]
}

interface Waiting {
  signal: AbortSignal
}

/** Web analytics with the access of a user. Calls fail with AdapterError. */
export interface WebAnalytics {
  /** The properties that the account may read, by name. */
  listProperties(token: string, options: Waiting): Promise<AnalyticsProperty[]>
  /** All rows of a report; none where nothing was counted. */
  runReport(token: string, query: AnalyticsQuery, options: Waiting): Promise<AnalyticsRow[]>
}
