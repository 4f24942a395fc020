import { ACTION_NAMES } from '#features/advice/rules.ts'
import {
  describePotentialClicks,
  describeVolume,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'
import { formatCount, formatNoun, formatScore } from '#ui/numbers.ts'
import { actionOf } from './map-items.ts'

/** What the map says about a cluster, in lines. */
export function describeCluster(cluster: Article): string[] {
  const action = actionOf(cluster)
  const { google_position_last: rank, google_impressions_last: impressions, topic_name: hub } = cluster
  return [
    `Search volume ${describeVolume(volumeOf(cluster)).text}, ${formatNoun(cluster.keyword_count, 'keyword', 'keywords')}`,
    `Rank ${rank === null ? 'unknown' : formatScore(rank)}, impressions ${impressions === null ? 'unknown' : formatCount(impressions)}`,
    `Potential clicks ${describePotentialClicks(cluster).text}`,
    ...(action === null
      ? []
      : [`${ACTION_NAMES[action]} (${cluster.action === null ? 'suggested' : 'chosen'})`]),
    hub === null ? 'No hub' : `Hub: ${hub}`,
  ]
}
