import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint, sharingKey } from '#platform/contract/endpoint.ts'
import { ANALYTICS_DIMENSIONS, ANALYTICS_METRICS, FILTER_DIMENSIONS } from './rules.ts'

const MOST_VALUES = 50

/** A row of a report: a month, an event or both, and what was counted. */
export const analyticsRow = z.object({
  /** `203105`. */
  yearMonth: z.string().optional(),
  eventName: z.string().optional(),
  sessions: z.number().optional(),
  eventCount: z.number().optional(),
})

const filter = z.object({
  dimension: z.enum(FILTER_DIMENSIONS),
  /** Rows with one of these count. */
  values: z.array(z.string().min(1).max(100)).min(1).max(MOST_VALUES),
})

const day = z.string().max(20)

export const analytics = {
  readReport: endpoint('sharing-key', {
    tag: 'analytics',
    method: 'POST',
    scope: 'read',
    path: '/integrations/google-analytics-data',
    summary:
      "What the Google Analytics property of a plan counted, by month, by event or both; with the plan's sharing key only what Director shows: visits from search and the events that count there.",
  })
    .input(
      z.object({
        contentplanId,
        /** Both days count, such as 2031-05-30, in the time zone of the property. */
        startDate: day,
        endDate: day,
        dimensions: z
          .array(z.enum(ANALYTICS_DIMENSIONS))
          .min(1)
          .refine((names) => new Set(names).size === names.length, 'name each dimension once'),
        metrics: z.array(z.enum(ANALYTICS_METRICS)).length(1),
        filters: z.array(filter).max(FILTER_DIMENSIONS.length).default([]),
        key: sharingKey.optional(),
      }),
    )
    .output(z.array(analyticsRow)),
}
