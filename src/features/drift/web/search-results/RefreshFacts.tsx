import type { ReactNode } from 'react'
import { formatCost } from '#features/billing/rules.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { RefreshEstimate } from '../api.ts'
import classes from './SearchResultsDialog.module.css'

/** How old the search results are, and what asking anew costs. */
export function RefreshFacts({ estimate, now }: { estimate: RefreshEstimate; now: Date }) {
  const { activeCount, oldCount, provider, cost, refreshed_at: refreshed } = estimate
  return (
    <dl className={classes.facts}>
      <Fact name="Missing or older than 30 days">
        {formatCount(oldCount)} of {formatCount(activeCount)}
      </Fact>
      <Fact name="Refreshed last">
        {refreshed === null ? 'Never' : <DateCell date={refreshed} now={now} />}
      </Fact>
      {provider !== null && <Fact name="Asked for at">{provider}</Fact>}
      {cost !== null && <Fact name="Cost now">{cost === 0 ? 'None' : `About ${formatCost(cost)}`}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
