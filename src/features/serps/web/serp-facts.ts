import { formatCost } from '#features/billing/rules.ts'
import type { Fact } from '#ui/dialogs/Facts.tsx'
import { formatCount } from '#ui/numbers.ts'

interface SerpCost {
  provider: string
  isSandbox: boolean
  /** Searches whose results are known. */
  cached: number
  /** Searches that were asked for and paid before, and whose results are on their way. */
  posted: number
  /** Searches whose results have to be fetched. */
  calls: number
  /** Millionths of a US dollar. */
  cost: number
}

/** How many search results are known, where the others come from, and what they cost. */
export function listSerpFacts({ provider, isSandbox, cached, posted, calls, cost }: SerpCost): Fact[] {
  return [
    { name: 'Search results known already', value: formatCount(cached) },
    ...(posted > 0 ? [{ name: 'Requested before, and on their way', value: formatCount(posted) }] : []),
    {
      name: isSandbox ? 'To be made up by the sandbox' : `To be fetched from ${provider}`,
      value: formatCount(calls),
    },
    { name: 'Cost', value: cost === 0 ? 'None' : `About ${formatCost(cost)}` },
  ]
}
