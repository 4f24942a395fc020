import type { ArticleChange, StateChange } from './compare-states.ts'

interface Spared {
  /** What remains of the change. */
  change: StateChange
  /** How many keywords stay in locked clusters, or out of them. */
  lockedKeywords: number
  /** The locked clusters that the change would have been undone in. */
  lockedIds: number[]
}

/**
 * Leaves out of a change whatever concerns clusters that are locked now. Their lock itself can be undone, and so can a
 * change of nothing but names, hubs or pages, because a lock holds keywords.
 */
export function spareLocked(change: StateChange, locked: ReadonlySet<number>): Spared {
  const { keywordIds, placesBefore, placesAfter, articles, hubs } = change
  const isEdit = keywordIds.length === 0 && articles.every(({ before, after }) => before && after)
  if (isEdit) return { change, lockedKeywords: 0, lockedIds: [] }
  const isLocked = (place: number | undefined) => place !== undefined && locked.has(place)
  const free = [...keywordIds.keys()].filter(
    (at) => !isLocked(placesBefore[at]) && !isLocked(placesAfter[at]),
  )
  const kept = articles.flatMap((article) => (locked.has(article.id) ? onlyLock(article) : [article]))
  const pick = (list: readonly number[]) => free.flatMap((at) => list.slice(at, at + 1))
  const lockedIds = articles.filter(({ id }) => locked.has(id)).filter((article) => !isLockAlone(article))
  return {
    change: {
      keywordIds: pick(keywordIds),
      placesBefore: pick(placesBefore),
      placesAfter: pick(placesAfter),
      articles: kept,
      hubs,
    },
    lockedKeywords: keywordIds.length - free.length,
    lockedIds: lockedIds.map(({ id }) => id),
  }
}

function onlyLock({ before, after, ...article }: ArticleChange): ArticleChange[] {
  if (before === null || after === null || !('is_locked' in before)) return []
  return [
    { ...article, before: { is_locked: before['is_locked'] }, after: { is_locked: after['is_locked'] } },
  ]
}

function isLockAlone({ before, after }: ArticleChange): boolean {
  return before !== null && after !== null && Object.keys(before).every((column) => column === 'is_locked')
}
