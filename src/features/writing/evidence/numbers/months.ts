/** Names of months in a language (ISO 639-1) and in English, as they stand in texts, each with its number from 1. */
export function listMonths(language: string): ReadonlyMap<string, number> {
  const known = TABLES.get(language)
  if (known !== undefined) return known
  const table = new Map([...nameMonths('en'), ...nameMonths(language)])
  TABLES.set(language, table)
  return table
}

const TABLES = new Map<string, ReadonlyMap<string, number>>()
const DAY = 24 * 60 * 60 * 1_000
/** Of 1970, in milliseconds. */
const MID_JANUARY = 14 * DAY
const MONTH = 30.4 * DAY
/** Names that are shorter say too little. */
const SHORTEST = 3

function nameMonths(language: string): [string, number][] {
  const names: [string, number][] = []
  for (const style of ['long', 'short'] as const) {
    const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
    const dated = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month++) {
      const day = MID_JANUARY + (month - 1) * MONTH
      const parts = dated.formatToParts(day).filter(({ type }) => type === 'month')
      for (const name of [alone.format(day), ...parts.map(({ value }) => value)]) {
        const bare = name.replace(/\.$/, '')
        if (bare.length >= SHORTEST && !/\p{Nd}/u.test(bare)) names.push([bare, month])
      }
    }
  }
  return names
}
