import { formatCost } from '#features/billing/rules.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { Facts } from '#ui/dialogs/Facts.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { RefreshEstimate } from '#features/articles/web/index.ts'

/** Shows how old the search results are, and what a refresh costs. */
export function RefreshFacts({ estimate, now }: { estimate: RefreshEstimate; now: Date }) {
  const { activeCount, oldCount, provider, cost, refreshed_at: refreshed } = estimate
  return (
    <Facts
      facts={[
        {
          name: 'Missing or older than 30 days',
          value: `${formatCount(oldCount)} of ${formatCount(activeCount)}`,
        },
        {
          name: 'Refreshed last',
          value: refreshed === null ? 'Never' : <DateCell date={refreshed} now={now} />,
        },
        ...(provider === null ? [] : [{ name: 'Search results from', value: provider }]),
        ...(cost === null
          ? []
          : [{ name: 'Cost now', value: cost === 0 ? 'None' : `About ${formatCost(cost)}` }]),
      ]}
    />
  )
}
