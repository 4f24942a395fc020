import { FIRST_FUNNEL, type ArticleFunnel } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'

/** What is done to a cluster on this screen (M-26, M-28). */
export type ChangeKind = 'favor' | 'unfavor' | 'dismiss'

/** A change that was sent, as long as the lists may be older than it. */
export interface PendingChange {
  kind: ChangeKind
  idea: Article
  /** When the server had made it, in milliseconds; null until then. */
  doneAt: number | null
}

/** The ideas without those that are being made favorites or dismissed. */
export function withoutChanged(
  ideas: readonly Article[],
  pending: readonly PendingChange[],
): readonly Article[] {
  if (pending.length === 0) return ideas
  const last = lastKinds(pending)
  return ideas.filter(({ id }) => (last.get(id) ?? 'unfavor') === 'unfavor')
}

/** The favorites with those that are being added, and without those that are being removed. */
export function changeFavorites(
  favorites: readonly Article[],
  pending: readonly PendingChange[],
): readonly Article[] {
  if (pending.length === 0) return favorites
  const last = lastKinds(pending)
  const known = new Set(favorites.map(({ id }) => id))
  const added = pending.filter(
    ({ kind, idea: { id } }) => kind === 'favor' && last.get(id) === 'favor' && !known.has(id),
  )
  return [...favorites.filter(({ id }) => last.get(id) !== 'unfavor'), ...added.map(({ idea }) => idea)]
}

/** The last change of each cluster. */
function lastKinds(pending: readonly PendingChange[]): ReadonlyMap<number, ChangeKind> {
  return new Map(pending.map(({ kind, idea }) => [idea.id, kind]))
}

const EFFECTS: Record<ChangeKind, { ideas: number; favorites: number }> = {
  favor: { ideas: -1, favorites: 1 },
  unfavor: { ideas: 1, favorites: -1 },
  dismiss: { ideas: -1, favorites: 0 },
}

/** The counts of a hub that was read at a time, with the changes that were made later. */
export function changeCounts(
  { idea_count: ideas, favorite_count: favorites }: { idea_count: number; favorite_count: number },
  { pending, readAt }: { pending: readonly PendingChange[]; readAt: number },
): { ideas: number; favorites: number } {
  const later = pending.filter(({ doneAt }) => doneAt === null || doneAt > readAt)
  return {
    ideas: later.reduce((sum, { kind }) => Math.max(0, sum + EFFECTS[kind].ideas), ideas),
    favorites: later.reduce((sum, { kind }) => Math.max(0, sum + EFFECTS[kind].favorites), favorites),
  }
}

/** Favorites by funnel; those without one are at the top (K-32). */
export function groupByFunnel(favorites: readonly Article[]): ReadonlyMap<ArticleFunnel, readonly Article[]> {
  return Map.groupBy(favorites, ({ funnel }) => funnel ?? FIRST_FUNNEL)
}
