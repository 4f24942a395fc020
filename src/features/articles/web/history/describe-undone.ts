import { formatNoun } from '#ui/numbers.ts'
import type { UndoneChange } from '../api.ts'

type Left = Pick<UndoneChange, 'kept' | 'lockedArticles'>

/** "Undone. 3 keywords were changed since and stay as they are.": what an undo did. */
export function describeUndone(answers: readonly (Left & { changeId: number | null })[]): string {
  const sum = (part: keyof Left) => answers.reduce((total, answer) => total + answer[part], 0)
  const left = describeLeft({ kept: sum('kept'), lockedArticles: sum('lockedArticles') })
  const isUndone = answers.some(({ changeId }) => changeId !== null)
  return [isUndone ? 'Undone.' : 'Nothing was left to undo.', ...left].join(' ')
}

/** What stays as it is, in a sentence each. */
export function describeLeft({ kept, lockedArticles }: Left): string[] {
  return [
    ...(kept > 0
      ? [
          `${formatNoun(kept, 'keyword was changed since and stays', 'keywords were changed since and stay')} as ${kept === 1 ? 'it is' : 'they are'}.`,
        ]
      : []),
    ...(lockedArticles > 0
      ? [
          `${formatNoun(lockedArticles, 'locked cluster stays as it is', 'locked clusters stay as they are')}.`,
        ]
      : []),
  ]
}
