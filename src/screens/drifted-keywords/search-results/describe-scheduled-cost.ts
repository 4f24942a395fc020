import { formatCost } from '#features/billing/rules.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { RefreshEstimate } from '#features/articles/web/index.ts'

type Scheduled = Pick<RefreshEstimate, 'activeCount' | 'scheduledCost' | 'isSandbox'>

/** What each scheduled refresh costs, or null when there is nothing to refresh or no provider of search results. */
export function describeScheduledCost({ activeCount, scheduledCost, isSandbox }: Scheduled): string | null {
  if (scheduledCost === null || activeCount === 0) return null
  const keywords = formatNoun(activeCount, 'active keyword', 'active keywords')
  if (isSandbox) return `Each time costs nothing: the sandbox makes up results for ${keywords}.`
  if (scheduledCost === 0) return `Each time costs nothing, for ${keywords}.`
  return `Each time costs about ${formatCost(scheduledCost)}, for ${keywords}.`
}
