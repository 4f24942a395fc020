import { useId, type ReactNode } from 'react'
import { percentChange } from '#features/performance/rules.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import type { HubOverview } from '../api.ts'
import classes from './HubOverview.module.css'

/** The sums of the hub, and what its clusters have in search, against the 30 days before. */
export function HubTotals({ overview }: { overview: HubOverview }) {
  const titleId = useId()
  const { estimated_search_volume: volume, keyword_count: keywords } = overview
  return (
    <section aria-labelledby={titleId} className={classes.part}>
      <h3 id={titleId}>Totals</h3>
      <dl className={classes.totals}>
        <Total name="Search Volume" value={volume === 0 && keywords > 0 ? null : volume} />
        <Total name="Existing pages" value={overview.existing} />
        <Total name="Clusters" value={overview.article_count} />
        <Total name="Keywords" value={keywords} />
        <Total name="Cluster impressions" value={overview.google_impressions_last}>
          <Percent last={overview.google_impressions_last} before={overview.google_impressions_prev} />
        </Total>
        <Total name="Cluster clicks" value={overview.google_clicks_last}>
          <Percent last={overview.google_clicks_last} before={overview.google_clicks_prev} />
        </Total>
        <Total name="Cluster CTR" value={overview.google_ctr_last} format={formatPercent}>
          <DeltaCell value={scale(overview.google_ctr_change, 100)} unit=" points" />
        </Total>
        <Total name="Cluster rank" value={overview.google_position_last} format={formatScore} unknown="N/a">
          <DeltaCell value={scale(overview.google_position_change, 1)} isLessBetter />
        </Total>
      </dl>
    </section>
  )
}

interface TotalProps {
  name: string
  value: number | null
  format?: (value: number) => string
  unknown?: string
  /** How it has changed. */
  children?: ReactNode
}

function Total({ name, value, format = formatCount, unknown = '–', children }: TotalProps) {
  return (
    <div className={classes.total}>
      <dt>{name}</dt>
      <dd>
        {value === null ? unknown : format(value)}
        {value !== null && children && <span className={classes.change}>{children}</span>}
      </dd>
    </div>
  )
}

function Percent({ last, before }: { last: number | null; before: number | null }) {
  return <DeltaCell value={percentChange(last, before)} unit="%" />
}

/** With one decimal, so that what is shown as 0 has no arrow. */
function scale(change: number | null, factor: number): number | null {
  return change === null ? null : Math.round(change * factor * 10) / 10
}
