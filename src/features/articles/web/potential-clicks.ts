import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import { FIRST_CTR, visibilityAt } from '../rules.ts'
import type { Article } from './api.ts'
import { describeVolume, volumeOf } from './volume-sum.ts'

type Cluster = Pick<
  Article,
  | 'potential_clicks'
  | 'google_impressions_last'
  | 'google_position_last'
  | 'estimated_search_volume'
  | 'known_volume_count'
  | 'keyword_count'
  | 'volume_is_rough'
>

/** The potential clicks of a cluster as text, and a note about what they were computed from (G-15). */
export function describePotentialClicks(cluster: Cluster): { text: string; note: string } {
  const {
    potential_clicks: clicks,
    google_impressions_last: impressions,
    google_position_last: rank,
  } = cluster
  if (clicks === null)
    return { text: '–', note: 'Neither impressions nor a search volume of this cluster are known' }
  if (impressions !== null && impressions > 0 && rank !== null) {
    const visibility = formatPercent(visibilityAt(rank))
    const shown = `${formatCount(impressions)} impressions at rank ${formatScore(rank)}`
    return {
      text: formatCount(clicks),
      note: `${shown}, where ${visibility} are visible: ${formatCount(impressions)} ÷ ${visibility} × ${formatPercent(FIRST_CTR)}`,
    }
  }
  const sum = volumeOf(cluster)
  const { text: volume, note } = describeVolume(sum)
  const formula = `No impressions, so ${volume} searches × ${formatPercent(FIRST_CTR)}`
  return {
    text: describeVolume({ ...sum, volume: clicks }).text,
    note: note === null ? formula : `${formula}. ${note}`,
  }
}
