import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

const count = z.number()

export const advice = {
  recalculate: endpoint('member', {
    tag: 'advice',
    method: 'POST',
    path: '/contentplan/{contentplanId}/alert',
    summary:
      'Finds the alerts of all clusters and the suggested actions of all pages anew, after a plan was changed.',
  })
    .input(z.object({ contentplanId }))
    /** How many clusters have each alert (G-28). */
    .output(z.object({ cannibalization: count, url_conflict: count, no_keywords_mentioned: count })),
}
