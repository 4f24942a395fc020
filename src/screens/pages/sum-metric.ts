import { formatCount, formatNoun } from '#ui/numbers.ts'

/** The sum of the known numbers as text, and how many are not known. */
export function sumMetric(numbers: readonly (number | null)[]): { value: string; note: string | null } {
  const known = numbers.filter((number) => number !== null)
  const missing = numbers.length - known.length
  return {
    value: known.length === 0 ? '–' : formatCount(known.reduce((sum, number) => sum + number, 0)),
    note: missing === 0 ? null : `${formatNoun(missing, 'page has', 'pages have')} no numbers`,
  }
}
