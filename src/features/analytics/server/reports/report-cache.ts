import type { AnalyticsRow } from '#integrations/web-analytics/index.ts'
import { TooManyRequests } from '#platform/errors.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/** Google Analytics itself needs hours for new numbers. */
const FRESH_MS = 10 * 60_000
const MOST_REPORTS = 500
/** Reports of one plan that visitors without an account can have made in an hour; kept ones do not count. */
const MOST_OF_VISITORS = 60
const HOUR_MS = 3_600_000

interface Kept {
  until: number
  rows: Promise<AnalyticsRow[]>
}

interface Asked {
  contentplanId: number
  /** Equal for equal reports of one plan. */
  report: string
  /** Whether the caller has only the sharing key. */
  isVisitor: boolean
  now: Date
}

/**
 * Keeps reports for ten minutes, so that opening Director does not spend the quota of the property: Google counts what
 * each property is asked by hour and day. A refusal for the quota is kept as long as Google wants.
 */
export function createReportCache() {
  const kept = new Map<string, Kept>()
  const visitors = new Map<number, { from: number; count: number }>()
  return {
    async find(asked: Asked, ask: () => Promise<AnalyticsRow[]>): Promise<AnalyticsRow[]> {
      const { contentplanId, report, isVisitor } = asked
      const now = asked.now.getTime()
      const key = `${contentplanId} ${report}`
      const known = kept.get(key)
      if (known !== undefined && now < known.until) return known.rows
      if (isVisitor) countVisitor(contentplanId, now)
      const made = { until: now + FRESH_MS, rows: ask() }
      kept.delete(key)
      kept.set(key, made)
      drop(kept, MOST_REPORTS)
      try {
        return await made.rows
      } catch (error) {
        const seconds = error instanceof AdapterError ? (error.retryAfter ?? 0) : 0
        made.until = now + seconds * 1_000
        throw error
      }
    },
  }

  function countVisitor(contentplanId: number, now: number): void {
    const last = visitors.get(contentplanId)
    const hour = last !== undefined && now < last.from + HOUR_MS ? last : { from: now, count: 0 }
    const seconds = Math.ceil((hour.from + HOUR_MS - now) / 1_000)
    if (hour.count >= MOST_OF_VISITORS)
      throw new TooManyRequests(
        'This report was asked for too many ranges of days. Please try again in an hour.',
        seconds,
      )
    hour.count += 1
    visitors.delete(contentplanId)
    visitors.set(contentplanId, hour)
    drop(visitors, MOST_REPORTS)
  }
}

export type ReportCache = ReturnType<typeof createReportCache>

function drop(map: Map<unknown, unknown>, most: number): void {
  const [oldest] = map.keys()
  if (map.size > most) map.delete(oldest)
}
