import { formatNoun } from '#ui/numbers.ts'
import type { MarkChange } from './apply-change.ts'

interface Changed {
  /** Pages that the user named. */
  named: number
  /** Those of them that are different now. */
  changed: number
  /** Those of them that are excluded, and so keep their types. */
  excluded: number
}

/** "3 pages excluded", "Page type updated successfully": the message when a change is done. */
export function describeChanged(
  { action }: Pick<MarkChange, 'action'>,
  of: Changed & { isOn: boolean },
): string {
  const pages = formatNoun(of.changed, 'page', 'pages')
  switch (action) {
    case 'exclude':
      return `${pages} excluded`
    case 'removeExclusion':
      return `Exclusion of ${pages} removed`
    case 'toggleFavorite':
      return of.isOn ? 'Added to favorites' : 'Removed from favorites'
    case 'toggleLock':
      return of.isOn ? 'Match locked' : 'Match unlocked'
    case 'setPageType':
      return describeTypes(of)
  }
}

function describeTypes({ named, excluded }: Changed): string {
  if (named === 1) return 'Page type updated successfully'
  const stay = formatNoun(excluded, 'excluded page keeps its type', 'excluded pages keep their types')
  return excluded === 0 ? 'Page types updated successfully' : `Page types updated successfully. ${stay}.`
}

/** The message when a change failed (E-53). */
export function describeFailed({ action }: Pick<MarkChange, 'action'>, named: number): string {
  switch (action) {
    case 'setPageType':
      return named === 1 ? 'Error updating page type' : 'Error updating page types'
    case 'exclude':
      return 'The pages could not be excluded. Please try again.'
    case 'removeExclusion':
      return 'The exclusion could not be removed. Please try again.'
    case 'toggleFavorite':
      return 'The favorites could not be changed. Please try again.'
    case 'toggleLock':
      return 'The match could not be changed. Please try again.'
  }
}
