import { formatNoun } from '#ui/numbers.ts'
import type { PlanChange } from '../api.ts'

/** What somebody did, or a run. */
export const KIND_WORDS = {
  exclude: 'Keywords excluded',
  reset: 'Keywords reset',
  include: 'Keywords brought back',
  move: 'Keywords moved',
  create: 'Cluster created',
  'delete articles': 'Clusters deleted',
  'reset articles': 'Clusters reset',
  merge: 'Clusters merged',
  rename: 'Cluster renamed',
  lock: 'Clusters locked',
  unlock: 'Clusters unlocked',
  cluster: 'Inactive keywords clustered',
  recluster: 'New clustering applied',
} as const satisfies Record<PlanChange['kind'], string>

/** "1,240 keywords, 12 clusters": what is none is left out. */
export function describeExtent({
  keywordCount,
  articleCount,
}: Pick<PlanChange, 'keywordCount' | 'articleCount'>): string {
  const parts = [
    ...(keywordCount > 0 ? [formatNoun(keywordCount, 'keyword', 'keywords')] : []),
    ...(articleCount > 0 ? [formatNoun(articleCount, 'cluster', 'clusters')] : []),
  ]
  return parts.join(', ')
}
