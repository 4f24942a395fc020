import type { UndoneChange } from '#features/articles/web/index.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'

/** Of the last change, so many keywords and no more than one cluster that goes are undone without a question. */
const MOST_UNASKED = 100

type Effect = Omit<UndoneChange, 'changeId' | 'hasEffect'>

/** Whether an undo is so large, or leaves so much, that the user is asked before. */
export function needsQuestion(
  {
    restored,
    kept = 0,
    lockedArticles = 0,
    articlesGone = 0,
  }: Pick<Effect, 'restored'> & Partial<Pick<Effect, 'kept' | 'lockedArticles' | 'articlesGone'>>,
  { isLast }: { isLast: boolean },
): boolean {
  return !isLast || kept + lockedArticles > 0 || articlesGone > 1 || restored > MOST_UNASKED
}

/** "84 clusters go, 98 keywords become inactive." */
export function describeEffect(effect: Effect): string {
  const parts = [
    ...count(effect.articlesGone, 'cluster goes', 'clusters go'),
    ...count(effect.articlesBack, 'cluster comes back', 'clusters come back'),
    ...count(
      effect.activeKeywords,
      'keyword goes back into its cluster',
      'keywords go back into their clusters',
    ),
    ...count(effect.movedKeywords, 'keyword moves back', 'keywords move back'),
    ...count(effect.inactiveKeywords, 'keyword becomes inactive', 'keywords become inactive'),
    ...count(effect.excludedKeywords, 'keyword is excluded', 'keywords are excluded'),
  ]
  if (parts.length > 0) return `${parts.join(', ')}.`
  return effect.articlesEdited > 0
    ? `${formatNoun(effect.articlesEdited, 'cluster becomes', 'clusters become')} as before.`
    : ''
}

/** "120 keywords are removed. 14 stay: 10 in a cluster, 4 imported again since." */
export function describeRemoval({
  removed,
  kept,
}: {
  removed: number
  kept: readonly { reason: string; count: number }[]
}): string {
  const stay = kept.reduce((sum, one) => sum + one.count, 0)
  const reasons = kept.map((one) => `${formatCount(one.count)} ${one.reason}`).join(', ')
  const gone = removed === 0 ? [] : [`${formatNoun(removed, 'keyword is', 'keywords are')} removed.`]
  return [...gone, ...(stay > 0 ? [`${formatNoun(stay, 'stays', 'stay')}: ${reasons}.`] : [])].join(' ')
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [formatNoun(number, one, many)]
}
