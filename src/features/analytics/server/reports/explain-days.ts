import { isDay, type DayRange } from '#platform/days.ts'
import { FIRST_DAY } from '../../rules.ts'

/** Why no report can be made of these days; null when it can. */
export function explainDays({ from, to }: DayRange, now: Date): string | null {
  const odd = [from, to].find((day) => !isDay(day))
  if (odd !== undefined) return `${JSON.stringify(odd)} is no day; write it like 2031-05-30.`
  if (from > to) return `The last day, ${to}, is before the first one, ${from}.`
  const today = now.toISOString().slice(0, 10)
  if (to > today) return `${to} is still to come; name today, ${today}, or a day before.`
  return from < FIRST_DAY
    ? `Google Analytics 4 has no data before ${FIRST_DAY}; begin on that day or later.`
    : null
}
