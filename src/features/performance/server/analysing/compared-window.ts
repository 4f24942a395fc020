import { aYearBefore, previousRange, type DayRange } from '#platform/days.ts'
import type { COMPARISONS } from '../../rules.ts'

/** The window that a range is compared with; null for none. */
export function comparedWindow(range: DayRange, comparison: (typeof COMPARISONS)[number]): DayRange | null {
  switch (comparison) {
    case 'none':
      return null
    case 'previous':
      return previousRange(range)
    case 'year':
      return aYearBefore(range)
  }
}
