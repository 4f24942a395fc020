import { z } from 'zod'
import { confirmedCost } from '#features/billing/contract.ts'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** The run that makes clusters of a plan's inactive keywords, and its steps as trackers name them (M-24). */
export const GROUPING_STEPS = ['Crawling', 'Clustering', 'Labeling', 'Page matching'] as const

const count = z.number()

export const groupingRun = z.object({
  id: z.number(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  /** Why it waits, failed or was cancelled. */
  reason: z.string().nullable(),
})
export type GroupingRun = z.infer<typeof groupingRun>

/** What a run would do now, and what it would cost. */
export const groupingEstimate = z.object({
  activeCount: count,
  inactiveCount: count,
  keywordLimit: count,
  /** K-06 */
  activateCount: count,
  /** The run that goes on or that was the last one; null: there was none yet. */
  run: groupingRun.nullable(),
  /** null: nothing gives search results, or a run goes on. */
  serps: z
    .object({
      provider: z.string(),
      isSandbox: z.boolean(),
      /** Keywords whose results are known from the last 30 days, and those that have to be asked for. */
      cached: count,
      calls: count,
      /** Millionths of a US dollar. */
      cost: z.number(),
      /** Whether the cost has to be confirmed before the run starts. */
      needsConfirmation: z.boolean(),
    })
    .nullable(),
})

const about = { tag: 'grouping' } as const
const path = '/contentplan/{contentplanId}/grouping'

export const grouping = {
  estimate: endpoint('member', {
    ...about,
    method: 'GET',
    path,
    summary: 'What clustering the inactive keywords of a plan would do now, and what it would cost.',
  })
    .input(z.object({ contentplanId }))
    .output(groupingEstimate),
  start: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path,
    summary: 'Clusters the inactive keywords of a plan. A run that goes on already is the answer then.',
  })
    .input(z.object({ contentplanId, confirmedCost }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  resume: endpoint('member', {
    ...about,
    method: 'PUT',
    scope: 'run',
    path,
    summary: 'Lets the last run, which failed, go on where it stopped.',
  })
    .input(z.object({ contentplanId, confirmedCost }))
    .output(z.object({ runId: z.number() })),
  cancel: endpoint('member', {
    ...about,
    method: 'DELETE',
    scope: 'run',
    path,
    summary: 'Ends the run that goes on. The plan stays as it was; search results that came are kept.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ isCancelled: z.boolean() })),
}
