import type { Article } from './api.ts'

type Parts = Pick<Article, 'topic_id' | 'relevance_related' | 'relevance_presence'>

/** The two parts of a cluster's relevance as a sentence; null when they are not computed yet. */
export function describeRelevance({
  topic_id: hub,
  relevance_related: related,
  relevance_presence: presence,
}: Parts): string | null {
  if (related === null && presence === null) return null
  const site = presence === null ? 'the plan has no website' : describePresence(presence)
  return `${describeRelated(related, hub)}; ${site}.`
}

function describeRelated(related: number | null, hub: number | null): string {
  if (related !== null) return `${Math.round(related * 100)}% of its searches are related to its hub`
  return hub === null ? 'unknown without a hub' : 'its hub has no other cluster to compare it with'
}

/** `presence` is 1 in the first ten results, 0 from the hundredth result on. */
function describePresence(presence: number): string {
  if (presence >= 1) return 'the best rank of the site is in the first ten'
  if (presence <= 0) return 'the site is not in the first hundred'
  return `the best rank of the site is about ${Math.round(100 - presence * 90)}`
}
