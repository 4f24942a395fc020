import type { ClusterChange } from '#engine/index.ts'
import type { ProposedKind } from '../../rules.ts'

/**
 * The lists of a review in which a cluster stands. A cluster that goes is merged (most of its keywords go into one
 * other cluster) or gone; one that stays gains keywords, loses some, or splits, and can do several of these.
 */
export function listKinds({ kind, fate, joined, left }: ClusterChange): ProposedKind[] {
  if (kind === 'new') return ['new']
  if (kind === 'gone') return [fate === 'merged' ? 'merged' : 'gone']
  return [
    ...(joined.length > 0 ? (['joined'] as const) : []),
    ...(left.length > 0 ? (['left'] as const) : []),
    ...(fate === 'split' ? (['split'] as const) : []),
  ]
}

/** How many clusters stand in each list. */
export function countKinds(changes: readonly ClusterChange[]): Record<ProposedKind, number> {
  const counts = { joined: 0, left: 0, merged: 0, split: 0, new: 0, gone: 0 }
  for (const change of changes) for (const kind of listKinds(change)) counts[kind]++
  return counts
}
