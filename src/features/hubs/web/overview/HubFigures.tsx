import type { ReactNode } from 'react'
import { percentChange } from '#features/performance/rules.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatCount, formatPercent } from '#ui/numbers.ts'
import type { HubOverview } from '../api.ts'
import { additionalClicks } from './additional-clicks.ts'
import { describeAuthority, describeCoverage } from './describe-shares.ts'
import classes from './HubOverview.module.css'

/** The four numbers that say most about a hub, each with a plain line of what it means. */
export function HubFigures({ overview }: { overview: HubOverview }) {
  const { google_clicks_last: clicks, google_clicks_prev: before, authority, coverage } = overview
  const additional = additionalClicks(overview.potential_clicks, clicks)
  return (
    <dl className={classes.figures}>
      <Figure name="Clicks" value={show(clicks, formatCount)}>
        {clicks === null ? (
          'Not known without search data'
        ) : before === null ? (
          'In the last 30 days'
        ) : (
          <>
            <DeltaCell value={percentChange(clicks, before)} unit="%" /> from {formatCount(before)} in the 30
            days before
          </>
        )}
      </Figure>
      <Figure name="Potential Additional Clicks" value={show(additional, formatCount)}>
        {additional === null
          ? 'Neither impressions nor search volumes are known'
          : 'A month, if the site ranked first for all of its clusters'}
      </Figure>
      <Figure name="Topical authority" value={show(authority, formatPercent)}>
        {describeAuthority(overview)}
      </Figure>
      <Figure name="Coverage" value={show(coverage, formatPercent)}>
        {describeCoverage(overview)}
      </Figure>
    </dl>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className={classes.large}>{value}</dd>
      <dd className={classes.meaning}>{children}</dd>
    </div>
  )
}

function show(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value)
}
