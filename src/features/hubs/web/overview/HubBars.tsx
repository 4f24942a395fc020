import { useId } from 'react'
import { ACTION_NAMES, ACTIONS } from '#features/advice/rules.ts'
import { ACTION_TONES } from '#features/advice/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { BarList, type Bar } from '#ui/chart/BarList.tsx'
import type { HubOverview } from '../api.ts'
import { clustersOfAction, clustersOfRanks } from './cluster-links.ts'
import classes from './HubOverview.module.css'
import { RANK_BUCKETS } from './rank-buckets.ts'

interface HubBarsProps {
  place: PlanPlace
  overview: HubOverview
}

/** How the clusters rank, and what is to be done with their pages; each bar leads to its clusters. */
export function HubBars({ place, overview }: HubBarsProps) {
  const { topic_id: hubId, rank_buckets: counts, actions } = overview
  return (
    <div className={classes.halves}>
      <Bars
        title="Clusters in rank buckets"
        bars={RANK_BUCKETS.map(({ key, name, tone, ...ranks }) => ({
          name,
          value: counts[key],
          tone,
          href: clustersOfRanks(place, { hubId, ...ranks }),
        }))}
      />
      <Bars
        title="Actions for existing pages"
        bars={ACTIONS.map((action) => ({
          name: ACTION_NAMES[action],
          value: actions[action] ?? 0,
          tone: ACTION_TONES[action],
          href: clustersOfAction(place, { hubId, action }),
        }))}
      />
    </div>
  )
}

function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes.part}>
      <h3 id={titleId}>{title}</h3>
      <BarList label={title} bars={bars} />
    </section>
  )
}
