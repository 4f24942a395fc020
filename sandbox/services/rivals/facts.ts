import { below, hash, pick, unit } from '../../world/random.ts'
import { PEOPLE, type Phrasebook } from './phrasebook.ts'

/** Facts that some pages state differently than all others. */
const DISPUTED = ['years', 'percent', 'months', 'since'] as const

/** One in this many pages contradicts the others. */
const CONTRARY_PAGES = 6

export interface Facts {
  /** What stands for each name in braces. */
  texts: Record<string, string>
  /** The fact that this page states differently than all others; null for most pages. */
  disputed: string | null
}

/**
 * What is true of a subject, by its main word: most pages about it say the same. Only `page` (a number for each page)
 * makes a difference: which experts it has talked to, and whether it contradicts the others.
 */
export function findFacts(
  { seed, head, page }: { seed: number; head: string; page: number },
  book: Phrasebook,
): Facts {
  const of = (name: string, least: number, most: number) =>
    least + below(most - least, seed, head, 'fact', name)
  const low = of('low', 20, 90)
  const numbers = {
    years: of('years', 3, 12),
    percent: of('percent', 22, 68),
    months: of('months', 3, 12),
    since: of('since', 1890, 1985),
    grams: of('grams', 30, 180) * 10,
    people: of('people', 8, 60) * 100,
    survey: of('survey', 2022, 2026),
    minutes: of('minutes', 10, 45),
    degrees: pick([30, 40, 60], seed, head, 'degrees'),
    growth: of('growth', 3, 19),
    standard: of('standard', 12_000, 19_000),
    share: of('share', 12, 48),
  }
  const disputed =
    unit(seed, page, 'contrary') < 1 / CONTRARY_PAGES ? pick(DISPUTED, seed, page, 'which') : null
  if (disputed !== null) numbers[disputed] += disputed === 'since' ? 11 : numbers[disputed] + 1
  const first = hash(seed, page, 'people')
  return {
    disputed,
    texts: {
      ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)])),
      people: groupDigits(numbers.people, book.language),
      longer: String(numbers.years + 4),
      low: book.writePrice(low),
      middle: book.writePrice(low * 2 + 15),
      high: book.writePrice(low * 4 + 40),
      light: String(numbers.grams - 90),
      heavy: String(numbers.grams + 240),
      institute: pick(book.institutes, seed, head, 'institute'),
      person: PEOPLE[first % PEOPLE.length] ?? '',
      other: PEOPLE[(first + 1 + (first % 5)) % PEOPLE.length] ?? '',
    },
  }
}

/** Thousands as the language writes them. */
export function groupDigits(number: number, language: string): string {
  const marks: Record<string, string> = { de: '.', es: '.', sv: '\u00a0' }
  return String(number).replace(/(?=\d{3}$)/, number >= 1_000 ? (marks[language] ?? ',') : '')
}
