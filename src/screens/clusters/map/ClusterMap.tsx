import { useMemo, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { Plot } from '#ui/plot/Plot.tsx'
import { PlotLegend } from '#ui/plot/PlotLegend.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import type { ListInput } from '../selection/use-select-all-clusters.ts'
import { chooseShapes } from './choose-shapes.ts'
import classes from './ClusterMap.module.css'
import { LEGENDS } from './legends.ts'
import { describeCluster } from './describe-cluster.ts'
import { MapBar, type MapLook } from './MapBar.tsx'
import { MOST_DRAWN, useMapClusters } from './use-map-clusters.ts'
import { useMapLayout } from './use-map-layout.ts'

interface ClusterMapProps {
  place: PlanPlace
  listInput: ListInput
  /** Ids of the selected clusters. */
  selected: ReadonlySet<number>
  onSelect: (clusters: readonly Article[]) => void
}

const FIRST_LOOK: MapLook = { shape: 'treemap', area: 'estimated_search_volume', colouring: 'rank' }
const NONE: readonly string[] = []

/** The clusters of a filter to look at: as tiles by hub, or by rank and search volume. What is pressed is selected. */
export function ClusterMap({ place, listInput, selected, onSelect }: ClusterMapProps) {
  const [look, setLook] = useState(FIRST_LOOK)
  const found = useMapClusters(place.contentplanId, listInput, areaOf(look))
  const { clusters, total } = found
  const byId = useMemo(() => new Map(clusters.map((cluster) => [cluster.id, cluster])), [clusters])
  const { layOut, hiddenCount } = useMapLayout(clusters, look)
  const describe = (id: number) => {
    const cluster = byId.get(id)
    return cluster === undefined ? NONE : describeCluster(cluster)
  }
  if (found.isError && clusters.length === 0)
    return <ErrorPanel onRetry={found.retry} isBusy={found.isRetrying} />
  return (
    <section className={classes.map} aria-label="Map of the clusters" aria-busy={found.isPending}>
      <MapBar look={look} onChange={(part) => setLook({ ...look, ...part })} />
      {found.isPending ? (
        <div className={classes.waiting} aria-hidden="true" />
      ) : (
        <Plot
          label={`${NAMES[look.shape]} of ${formatNoun(clusters.length - hiddenCount, 'cluster', 'clusters')}`}
          layOut={layOut}
          selected={selected}
          hasBox={look.shape === 'scatter'}
          describe={describe}
          onSelect={(ids, isAdding) =>
            onSelect(chooseShapes(selected, { ids, isAdding }).flatMap((id) => byId.get(id) ?? []))
          }
        />
      )}
      <PlotLegend {...LEGENDS[look.colouring]} />
      <p className={classes.note}>
        {describeShown({ loaded: clusters.length, hiddenCount, total, look, isLoading: found.isLoadingMore })}{' '}
        <span className={classes.byMouse}>
          {look.shape === 'scatter' && 'Draw a box to select what is in it. '}
          Shift selects several.{' '}
        </span>
        The table shows the same clusters.
      </p>
      {found.isError && (
        <ErrorPanel
          title="The other clusters could not be loaded"
          onRetry={found.retry}
          isBusy={found.isRetrying}
        />
      )}
    </section>
  )
}

const NAMES = { treemap: 'Treemap', scatter: 'Scatter plot' } as const

/** Points have the size of their potential clicks. */
function areaOf({ shape, area }: MapLook) {
  return shape === 'scatter' ? 'potential_clicks' : area
}

interface Shown {
  loaded: number
  hiddenCount: number
  total: number | null
  look: MapLook
  isLoading: boolean
}

/** "450 of 480 clusters. 30 have no search volume." */
function describeShown({ loaded, hiddenCount, total, look, isLoading }: Shown): string {
  if (total === null) return 'Loading clusters…'
  const drawn = loaded - hiddenCount
  const shown =
    drawn === total
      ? `${formatNoun(total, 'cluster', 'clusters')}.`
      : `${formatCount(drawn)} of ${formatNoun(total, 'cluster', 'clusters')}.`
  const hidden =
    hiddenCount === 0
      ? ''
      : ` ${formatCount(hiddenCount)} ${hiddenCount === 1 ? 'has' : 'have'} no ${NOUNS[areaOf(look)]}.`
  if (isLoading) return `${shown}${hidden} Loading more…`
  return total > MOST_DRAWN
    ? `${shown}${hidden} Only the largest ${formatCount(MOST_DRAWN)} are drawn.`
    : `${shown}${hidden}`
}

const NOUNS = {
  estimated_search_volume: 'known search volume',
  potential_clicks: 'known potential clicks',
  google_impressions_last: 'impressions',
} as const
