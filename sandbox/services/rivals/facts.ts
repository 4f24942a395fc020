import { below, hash, pick, unit } from '../../world/random.ts'
import { PEOPLE, type Phrasebook } from './phrasebook.ts'
import type { Product } from './products.ts'

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

interface Described {
  seed: number
  head: string
  page: number
  product: Product
  /** The name of the site. */
  site: string
}

/**
 * What is true of a subject, by its main word: most pages about it say the same. Only `page` (a number for each page)
 * makes a difference: what it has measured itself, who has written it, and whether it contradicts the others.
 */
export function findFacts({ seed, head, page, product, site }: Described, book: Phrasebook): Facts {
  const of = (name: string, least: number, most: number) =>
    least + below(most - least, seed, head, 'fact', name)
  const ofPage = (name: string, least: number, most: number) =>
    least + below(most - least, seed, page, 'fact', name)
  const low = spread(product.low, of('low', 0, 40))
  const middle = low * 2 + 15
  const numbers = {
    years: of('years', 3, 12),
    percent: of('percent', 22, 68),
    months: of('months', 3, 12),
    since: of('since', 1890, 1985),
    grams: spread(product.grams, of('grams', 0, 40)),
    people: of('people', 8, 60) * 100,
    survey: of('survey', 2022, 2026),
    minutes: of('minutes', 10, 45),
    degrees: pick([30, 40, 60], seed, head, 'degrees'),
    growth: of('growth', 3, 19),
    standard: of('standard', 12_000, 19_000),
    share: of('share', 12, 48),
    weeks: ofPage('weeks', 3, 14),
    tested: ofPage('tested', 6, 25),
    old: ofPage('old', 6, 22),
    returns: pick([14, 30, 60], seed, page, 'returns'),
    repairs: ofPage('repairs', 30, 75),
    expected: of('years', 3, 12) + ofPage('expected', -1, 3),
    cleaning: of('minutes', 10, 45) + ofPage('cleaning', -6, 7),
  }
  const disputed =
    unit(seed, page, 'contrary') < 1 / CONTRARY_PAGES ? pick(DISPUTED, seed, page, 'which') : null
  if (disputed !== null) numbers[disputed] += disputed === 'since' ? 11 : numbers[disputed] + 1
  return {
    disputed,
    texts: {
      ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)])),
      people: groupDigits(numbers.people, book.language),
      longer: String(numbers.years + 4),
      low: book.writePrice(low),
      middle: book.writePrice(middle),
      high: book.writePrice(low * 4 + 40),
      own: book.writePrice(spread(middle, ofPage('own', 0, 40))),
      weighed: groupDigits(spread(numbers.grams, ofPage('weighed', 10, 35)), book.language),
      repair: book.writePrice(Math.max(4, Math.round(low / 3))),
      grams: groupDigits(numbers.grams, book.language),
      light: groupDigits(spread(numbers.grams, -10), book.language),
      heavy: groupDigits(spread(numbers.grams, 60), book.language),
      institute: pick(book.institutes, seed, head, 'institute'),
      person: pick(PEOPLE, seed, page, 'author'),
      site,
    },
  }
}

/** Who says a quote about a subject: the same person on all pages. */
export function nameSpeaker(seed: number, head: string, quote: number): string {
  const first = hash(seed, head, 'speakers')
  return PEOPLE[(first + quote) % PEOPLE.length] ?? ''
}

/** A figure near a usual one: `percent` is 20 for the usual one itself. */
function spread(usual: number, percent: number): number {
  const near = usual * (0.8 + percent / 100)
  const step = near > 300 ? 10 : near > 60 ? 5 : 1
  return Math.max(step, Math.round(near / step) * step)
}

/** Thousands as the language writes them. */
export function groupDigits(number: number, language: string): string {
  const marks: Record<string, string> = { de: '.', es: '.', sv: '\u00a0' }
  return String(number).replace(/(?=\d{3}$)/, number >= 1_000 ? (marks[language] ?? ',') : '')
}
