import { addDays } from '#platform/days.ts'
import { CHANGE_DAYS } from '../../rules.ts'

/** How many days in a row were imported both before and after a day, 28 at most (G-12). */
export function countDaysAround(day: string, imported: ReadonlySet<string>): number {
  const isKnown = (days: number) => imported.has(addDays(day, -days)) && imported.has(addDays(day, days))
  let days = 0
  while (days < CHANGE_DAYS && isKnown(days + 1)) days++
  return days
}
