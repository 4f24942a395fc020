import { EXPLANATIONS } from '#features/articles/web/index.ts'
import { authorityOf, rankChangeOf } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import { Explain } from '#ui/panels/Explain.tsx'
import classes from './HubCard.module.css'

const AUTHORITY = {
  text: 'The share of the clusters of the hub that have a page of your site. 100% means that every cluster of this subject is covered.',
  formula: 'Clusters with a page ÷ clusters of the hub',
}

/** How much of its subject a hub covers, and how it ranks. */
export function HubFacts({ hub }: { hub: Hub }) {
  const authority = authorityOf(hub)
  const { google_position_last: rank, google_clicks_last: clicks, estimated_search_volume: volume } = hub
  return (
    <>
      <div className={classes.authority}>
        <span className={classes.term}>
          Topical authority <Explain about="Topical authority" {...AUTHORITY} />
        </span>
        <strong>{authority === null ? '–' : formatPercent(authority)}</strong>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${(authority ?? 0) * 100}%` }} />
        </span>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            Rank <Explain about="Rank" {...EXPLANATIONS.rank} />
          </dt>
          <dd>
            {rank === null ? '–' : formatScore(rank)} <RankChange hub={hub} />
          </dd>
        </div>
        <div>
          <dt>Clicks</dt>
          <dd>{clicks === null ? '–' : formatCount(clicks)}</dd>
        </div>
        <div>
          <dt>Search volume</dt>
          <dd>{volume === 0 ? '–' : formatCount(volume)}</dd>
        </div>
      </dl>
    </>
  )
}

/** A lower rank is better: the words say which way it went. */
function RankChange({ hub }: { hub: Hub }) {
  const change = rankChangeOf(hub)
  if (change === null) return null
  return (
    <span className={classes.change} title="Compared with the 30 days before. A lower rank is better.">
      <DeltaCell value={change} isLessBetter unit="%" />
      {change !== 0 && (change < 0 ? ' better' : ' worse')}
    </span>
  )
}
