import { z } from 'zod'
import { confirmedCost } from '#features/billing/contract.ts'
import { contentplanId, keywordId } from '#features/contentplans/contract.ts'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { DRIFTS_PER_PAGE, MOST_DRIFTS_PER_PAGE, REFRESH_DAYS } from '../rules.ts'

const about = { tag: 'drift' } as const
const count = z.number()
const nullableNumber = z.number().nullable()

/** A keyword that has moved away from its cluster, by the search results that are known now. */
export const driftedKeyword = z.object({
  id: z.number(),
  keyword: z.string(),
  estimated_search_volume: nullableNumber,
  volume_is_rough: z.boolean(),
  article_id: z.number(),
  title: z.string(),
  /** How many of ten results it shares on average with the rest of its cluster; null when no other has results. */
  overlap: nullableNumber,
  /** moves: it shares more with another cluster. alone: it shares too little with any. */
  verdict: z.enum(['moves', 'alone']),
  /** The cluster that the keyword fits best; null when it would get a cluster of its own. */
  best_article_id: nullableNumber,
  best_title: z.string().nullable(),
  best_overlap: nullableNumber,
})

/** How old the search results of a plan are, and what it would cost to fetch them again. */
export const refreshEstimate = z.object({
  activeCount: count,
  /** Active keywords whose results are missing or too old. */
  oldCount: count,
  provider: z.string().nullable(),
  /** Whether the search results are made up by the sandbox. */
  isSandbox: z.boolean(),
  /** Millionths of a US dollar; null when no provider of search results is connected. */
  cost: nullableNumber,
  needsConfirmation: z.boolean(),
  /** The same for each scheduled refresh: by then the results of all active keywords are too old. */
  scheduledCost: nullableNumber,
  /** Days between two scheduled refreshes; null without a schedule. */
  every_days: nullableNumber,
  /** When the next scheduled refresh starts; null without a schedule. */
  due_at: z.string().nullable(),
  /** When the last refresh had fetched its results; null when there was none. */
  refreshed_at: z.string().nullable(),
  /** When the clusters were last assessed by their search results; null when they never were. */
  assessed_at: z.string().nullable(),
})

export const drift = {
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/drift',
    summary: 'Keywords that have moved away from their cluster, the most searched first.',
  })
    .input(
      z.object({
        contentplanId,
        offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
        limit: wholeNumber({ least: 1, most: MOST_DRIFTS_PER_PAGE }).default(DRIFTS_PER_PAGE),
      }),
    )
    .output(z.object({ keywords: z.array(driftedKeyword), total: count })),
  follow: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/drift',
    summary: 'Puts keywords where they have drifted to: into the other cluster, or one of their own.',
  })
    .input(z.object({ contentplanId, keywordIds: z.array(keywordId).min(1).max(MOST_SELECTED) }))
    .output(z.object({ changed: count, /** The id to undo this with. */ changeId: z.number().nullable() })),
  estimate: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/refresh',
    summary: 'How old the search results of a plan are, and what asking anew would cost.',
  })
    .input(z.object({ contentplanId }))
    .output(refreshEstimate),
  refresh: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/refresh',
    scope: 'run',
    summary:
      'Asks anew for search results that are missing or too old, and looks which keywords have drifted.',
  })
    .input(z.object({ contentplanId, confirmedCost }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  schedule: endpoint('member', {
    ...about,
    method: 'PUT',
    path: '/contentplan/{contentplanId}/refresh',
    scope: 'run',
    summary: 'Says every how many days that is done by itself; null for never.',
  })
    .input(z.object({ contentplanId, every_days: z.literal(REFRESH_DAYS).nullable(), confirmedCost }))
    .output(z.object({ every_days: nullableNumber })),
}
