import type { SearchAnswer } from '#features/performance/web/index.ts'
import type { DayRange } from '#platform/days.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatCount, formatPercent } from '#ui/numbers.ts'

type Answer = Pick<SearchAnswer, 'coverage' | 'previousCoverage' | 'imported' | 'anonymised' | 'previous'>

interface Asked {
  range: DayRange
  /** Whether the first import is still reading days, of which the newest come first. */
  isImporting: boolean
}

const nameDay = (day: string) => formatDays({ from: day, to: day })

/** Why nothing is known of a range; null when at least one day of it is. */
export function explainUnknownDays(
  { coverage, imported }: Answer,
  { range, isImporting }: Asked,
): string | null {
  if (coverage.imported > 0 || imported === null) return null
  if (range.from > imported.last)
    return `Nothing is known of these days yet: the last day with search data is ${nameDay(imported.last)}.`
  if (range.to < imported.first && isImporting)
    return 'These days are not imported yet. The newest days come first.'
  if (range.to < imported.first)
    return `Nothing is known of these days: your search data begin on ${nameDay(imported.first)}.`
  return 'The numbers of these days were not imported.'
}

/** What one should know about the days of an answer, a sentence for each. */
export function listDayNotes(answer: Answer, { range, isImporting }: Asked): string[] {
  const { coverage, previousCoverage, previous, imported, anonymised } = answer
  const notes: string[] = []
  if (coverage.imported < coverage.days) {
    const reasons = [
      imported !== null &&
        range.from < imported.first &&
        (isImporting
          ? 'older ones are still being imported'
          : `search data begin on ${nameDay(imported.first)}`),
      imported !== null && range.to > imported.last && `the last known day is ${nameDay(imported.last)}`,
    ].filter((reason) => reason !== false)
    const why = reasons.length === 0 ? 'the others were not imported' : reasons.join(', and ')
    notes.push(`${formatCount(coverage.imported)} of ${formatCount(coverage.days)} days are counted: ${why}.`)
  }
  if (previousCoverage && previous && previousCoverage.imported < previousCoverage.days)
    notes.push(
      previousCoverage.imported === 0
        ? `Nothing is known of ${formatDays(previous)}, so there is nothing to compare with.`
        : `Of ${formatDays(previous)} only ${formatCount(previousCoverage.imported)} of ${formatCount(previousCoverage.days)} days are known, so changes look larger than they are.`,
    )
  if (anonymised && anonymised.impressions !== null && anonymised.impressions > 0)
    notes.push(
      `Google does not show the queries of ${formatPercent(anonymised.impressions)} of all impressions; they are missing where keywords are counted.`,
    )
  return notes
}
