import { ACTION_NAMES, type Action } from '#features/advice/rules.ts'
import { ACTION_TONES } from '#features/advice/web/index.ts'
import type { Article } from '#features/articles/web/index.ts'
import type { Tone } from '#ui/plot/shapes.ts'
import type { TreemapGroup } from '#ui/plot/treemap-layout.ts'

/** What the area of a tile is in proportion to; also what the clusters are ordered by, so that the largest are loaded first. */
export type Area = 'estimated_search_volume' | 'potential_clicks' | 'google_impressions_last'
export type Colouring = 'rank' | 'action'

type Cluster = Pick<
  Article,
  'id' | 'title' | 'topic_name' | 'google_position_last' | 'action' | 'suggested_action' | Area
>

/** Ranks by where they are on the pages of results; a rank is rounded first. */
export const RANKS = [
  { most: 3, tone: 'step-1', name: 'Rank 1–3' },
  { most: 10, tone: 'step-2', name: '4–10' },
  { most: 30, tone: 'step-3', name: '11–30' },
  { most: Infinity, tone: 'step-4', name: '31–100' },
] as const
export const NO_RANK = { tone: 'none', name: 'No rank' } as const

/** The clusters by hub; those that have no area are left out. */
export function groupByHub(
  clusters: readonly Cluster[],
  { area, colouring }: { area: Area; colouring: Colouring },
): TreemapGroup[] {
  const shown = clusters.filter((cluster) => (cluster[area] ?? 0) > 0)
  const hubs = Map.groupBy(shown, ({ topic_name: hub }) => hub)
  return [...hubs].map(([hub, members]) => ({
    name: hub ?? 'No hub',
    items: members.map((cluster) => ({
      id: cluster.id,
      name: cluster.title,
      weight: cluster[area] ?? 0,
      ...markOf(cluster, colouring),
    })),
  }))
}

/** The colour of a cluster, and the same in few characters. */
export function markOf(cluster: Cluster, colouring: Colouring): { tone: Tone; sign: string } {
  if (colouring === 'rank') {
    const rank = cluster.google_position_last
    return { tone: findRank(rank).tone, sign: rank === null ? 'No rank' : `Rank ${rank.toFixed(1)}` }
  }
  const action = actionOf(cluster)
  return {
    tone: action === null ? NO_RANK.tone : ACTION_TONES[action],
    sign: action === null ? 'No action' : ACTION_NAMES[action],
  }
}

export function actionOf({ action, suggested_action: suggested }: Cluster): Action | null {
  return action ?? suggested
}

function findRank(rank: number | null) {
  if (rank === null) return NO_RANK
  return RANKS.find(({ most }) => Math.round(rank) <= most) ?? NO_RANK
}
