const NUMBER = /\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f]{0,30}\p{Nd})?/gu
/** Counts such as "5 mistakes" and years are made up by planners without harm. */
const LEAST_TOLD = 100
const YEARS = { first: 1900, last: 2099 }

/** The numbers of a text, without their separators: 1.000 and 1,000 are one. */
export function listNumbers(text: string): string[] {
  return (text.normalize('NFKC').match(NUMBER) ?? []).map((number) => [...number].map(digitOf).join(''))
}

/** Whether each number of a line that says more than a small count or a year stands in the texts it was made from. */
export function hasFoundedNumbers(line: string, known: ReadonlySet<string>): boolean {
  return listNumbers(line).every((number) => known.has(number) || isHarmless(number))
}

/** Whether a text has no number besides those of another. */
export function hasSameNumbers(text: string, other: string): boolean {
  const known = new Set(listNumbers(other))
  return listNumbers(text).every((number) => known.has(number))
}

function isHarmless(number: string): boolean {
  const value = Number(number)
  return value < LEAST_TOLD || (value >= YEARS.first && value <= YEARS.last)
}

/** Digits of every script, and nothing else, as those from 0 to 9. */
function digitOf(letter: string): string {
  if (!/\p{Nd}/u.test(letter)) return ''
  if (letter <= '9') return letter
  const code = letter.codePointAt(0) ?? 0
  // Digits stand in rows of ten, from 0 to 9.
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
