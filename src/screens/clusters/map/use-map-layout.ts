import { useCallback, useMemo } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { formatScore, formatShort } from '#ui/numbers.ts'
import { layOutScatter, type ScatterAxes } from '#ui/plot/scatter-layout.ts'
import { layOutTreemap } from '#ui/plot/treemap-layout.ts'
import type { MapLook } from './MapBar.tsx'
import { groupByHub, markOf } from './map-items.ts'

type Size = Parameters<typeof layOutTreemap>[1]

const AXES: ScatterAxes = {
  x: { name: 'Rank', unknown: 'N/a', format: (rank) => (rank < 1 ? formatScore(rank) : formatShort(rank)) },
  y: { name: 'Search volume', unknown: 'None', format: formatShort },
}

/** How clusters are laid out in a size, and how many of them have no place. */
export function useMapLayout(clusters: readonly Article[], { shape, area, colouring }: MapLook) {
  const groups = useMemo(() => groupByHub(clusters, { area, colouring }), [clusters, area, colouring])
  const points = useMemo(
    () =>
      clusters.map((cluster) => ({
        id: cluster.id,
        name: cluster.title,
        x: cluster.google_position_last,
        y: cluster.estimated_search_volume,
        size: cluster.potential_clicks,
        ...markOf(cluster, colouring),
      })),
    [clusters, colouring],
  )
  const layOut = useCallback(
    (size: Size) => (shape === 'scatter' ? layOutScatter(points, AXES, size) : layOutTreemap(groups, size)),
    [shape, points, groups],
  )
  const drawn = groups.reduce((sum, { items }) => sum + items.length, 0)
  return { layOut, hiddenCount: shape === 'scatter' ? 0 : clusters.length - drawn }
}
