import { formatNoun } from '#ui/numbers.ts'
import type { PlanChange } from '../api.ts'

/** What a user or a run did. */
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
  'match page': 'Page matched with a cluster',
  'unmatch page': 'Page taken from its cluster',
  'lock page': 'Matches locked',
  'unlock page': 'Matches unlocked',
  'exclude pages': 'Pages excluded',
  undo: 'Change undone',
} as const satisfies Record<PlanChange['kind'], string>

/** "1,240 keywords, 12 clusters": counts of zero are left out. */
export function describeExtent({
  keywordCount,
  articleCount,
  pageCount,
}: Pick<PlanChange, 'keywordCount' | 'articleCount' | 'pageCount'>): string {
  const parts = [
    ...(keywordCount > 0 ? [formatNoun(keywordCount, 'keyword', 'keywords')] : []),
    ...(articleCount > 0 ? [formatNoun(articleCount, 'cluster', 'clusters')] : []),
    ...(pageCount > 0 ? [formatNoun(pageCount, 'page', 'pages')] : []),
  ]
  return parts.join(', ')
}
