import type {
  AnalyticsProperty,
  AnalyticsQuery,
  AnalyticsRow,
  WebAnalytics,
} from '#integrations/web-analytics/index.ts'

export const SHOP: AnalyticsProperty = { property: 'properties/1', name: 'Shop', account: 'Ada' }
export const BLOG: AnalyticsProperty = { property: 'properties/2', name: 'Blog', account: 'Ada' }

/** What was counted in every month, by channel and event. */
const COUNTED = [
  { channel: 'Organic Search', event: 'page_view', count: 500 },
  { channel: 'Organic Search', event: 'purchase', count: 7 },
  { channel: 'Organic Search', event: 'sign_up', count: 3 },
  { channel: 'Direct', event: 'page_view', count: 900 },
  { channel: 'Direct', event: 'purchase', count: 20 },
]

/** A fake Google Analytics in which every month has the same numbers; the property BLOG has counted nothing. */
export function makeWebAnalytics(seen: readonly AnalyticsProperty[] = [SHOP, BLOG]) {
  const asked: AnalyticsQuery[] = []
  let fault: Error | null = null
  const port: WebAnalytics = {
    listProperties: async () => {
      if (fault !== null) throw fault
      return [...seen]
    },
    runReport: async (_token, query) => {
      asked.push(query)
      if (fault !== null) throw fault
      return query.property === BLOG.property ? [] : answer(query)
    },
  }
  return {
    port,
    /** The reports that were asked for. */
    asked,
    /** Makes every call fail until it is called with null. */
    failWith: (next: Error | null) => void (fault = next),
  }
}

function answer({ startDate, dimensions, metrics, filters }: AnalyticsQuery): AnalyticsRow[] {
  const counted = COUNTED.filter(({ channel, event }) =>
    filters.every(({ dimension, values }) => values.includes(dimension === 'eventName' ? event : channel)),
  )
  const rows = new Map<string, AnalyticsRow>()
  for (const { event, count } of counted) {
    const all = { yearMonth: startDate.slice(0, 7).replace('-', ''), eventName: event }
    const values = dimensions.map((name) => all[name])
    const row = rows.get(values.join()) ?? { dimensions: values, metrics: metrics.map(() => 0) }
    rows.set(values.join(), { ...row, metrics: row.metrics.map((sum) => sum + count) })
  }
  return [...rows.values()]
}
