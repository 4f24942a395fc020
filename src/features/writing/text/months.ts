import { readLanguage } from './language.ts'

const months = new Map<string, ReadonlySet<string>>()

/** Whether a word is the name of a month as it stands after a day: Mai of “3. Mai”. */
export function isMonth(word: string, tag: string): boolean {
  const language = readLanguage(tag)
  const known = months.get(language) ?? listMonths(language)
  months.set(language, known)
  return known.has(word.toLowerCase())
}

const DAY = 24 * 60 * 60 * 1000
const MID_JANUARY = 14 * DAY
const MONTH = 30.4 * DAY

function listMonths(language: string): ReadonlySet<string> {
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) =>
      format
        .formatToParts(MID_JANUARY + index * MONTH)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase().replace(/\.$/, '')),
    ).flat()
  })
  return new Set(names.filter((name) => !/^\d/.test(name)))
}
