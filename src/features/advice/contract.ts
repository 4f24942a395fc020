import { z } from 'zod'
import { articleId, contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { evidence } from './contract/evidence.ts'
import { WORTHWHILE_ACTIONS } from './rules.ts'

export * from './contract/fix.ts'
export * from './contract/evidence.ts'

const count = z.number()

/** How many clusters have each alert (G-28). */
export const alertCounts = z.object({
  cannibalization: count,
  url_conflict: count,
  no_keywords_mentioned: count,
})

export const worthwhileAction = z.object({
  action: z.enum(WORTHWHILE_ACTIONS),
  article_id: z.number(),
  title: z.string(),
  /** The page that the action is about; null for a page to write. */
  article_url: z.string().nullable(),
  /** A sentence for users. */
  reason: z.string(),
  /** Clicks in 30 days that it would bring, as an estimate. */
  gain: count,
})

export const advice = {
  recalculate: endpoint('member', {
    tag: 'advice',
    method: 'POST',
    path: '/contentplan/{contentplanId}/alert',
    summary:
      'Finds the alerts of all clusters and the suggested actions of all pages anew, after a plan was changed.',
  })
    .input(z.object({ contentplanId }))
    .output(alertCounts),
  explain: endpoint('member', {
    tag: 'advice',
    method: 'GET',
    path: '/article/{articleId}/evidence',
    summary:
      'Why a cluster has alerts: which pages are seen for which of its keywords, what is suggested for its page, and what can be done about it. Computed from the search data and pages as they are now.',
  })
    .input(z.object({ articleId }))
    .output(evidence),
}
