import { addDays, addMonths, countDays, type DayRange } from '#platform/days.ts'
import type { COMPARISONS } from '../../rules.ts'

/** The window that a range is compared with; null for none. */
export function comparedWindow(
  { from, to }: DayRange,
  comparison: (typeof COMPARISONS)[number],
): DayRange | null {
  switch (comparison) {
    case 'none':
      return null
    case 'previous':
      return { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) }
    case 'year':
      return { from: addMonths(from, -12), to: addMonths(to, -12) }
  }
}
