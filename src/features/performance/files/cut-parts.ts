import { cleanKeyword, foldKeyword, readPageUrl } from '#features/contentplans/rules.ts'
import { addFacts, type FileDay } from './gather-days.ts'
import type { FoundText, SearchFile } from './read-search-file.ts'

/** Most characters in a part: a request may have less than a megabyte. */
const MOST_CHARACTERS = 400_000
const MOST_TEXTS = 5_000
const MOST_DAYS = 200
const MOST_ROWS = 20_000
/** More spellings of one query are nonsense, such as thousands of lines of signs, and need not be in one part. */
const MOST_SPELLINGS = 100

export interface FilePart {
  days: FileDay[]
  queries: string[]
  pages: string[]
  /** Queries and pages with sums of a whole period. */
  undated?: { queries: FoundText[]; pages: FoundText[] }
}

/**
 * Splits the data of a file into parts that fit into a request, each with whole days. Days that are too large for a
 * part are returned in `tooLarge`.
 */
export function cutParts({
  days,
  queries,
  pages,
  undated,
}: Pick<SearchFile, 'days' | 'queries' | 'pages' | 'undated'>): {
  parts: FilePart[]
  tooLarge: string[]
} {
  const parts: FilePart[] = []
  const tooLarge: string[] = []
  let part: FileDay[] = []
  let size = 0
  for (const day of days) {
    const length = JSON.stringify(day).length
    if (length > MOST_CHARACTERS || countRows(day) > MOST_ROWS) {
      tooLarge.push(day.day)
      continue
    }
    if (size + length > MOST_CHARACTERS || part.length === MOST_DAYS) {
      parts.push({ days: part, queries: [], pages: [] })
      part = []
      size = 0
    }
    part.push(day)
    size += length
  }
  if (part.length > 0) parts.push({ days: part, queries: [], pages: [] })
  for (const texts of cutTexts(alone(without(queries, undated.queries))))
    parts.push({ days: [], queries: texts.map(({ text: query }) => query), pages: [] })
  for (const texts of cutTexts(alone(without(pages, undated.pages))))
    parts.push({ days: [], queries: [], pages: texts.map(({ text: page }) => page) })
  for (const texts of cutTexts(gatherSpellings(joinSame(undated.queries, foldKeyword))))
    parts.push({ days: [], queries: [], pages: [], undated: { queries: texts, pages: [] } })
  for (const texts of cutTexts(alone(joinSame(undated.pages, (page) => readPageUrl(page) ?? page))))
    parts.push({ days: [], queries: [], pages: [], undated: { queries: [], pages: texts } })
  return { parts, tooLarge }
}

function countRows({ pages = [], queries = [], pageQueries = [] }: FileDay): number {
  return pages.length + queries.length + pageQueries.length
}

function without(found: readonly FoundText[], others: readonly FoundText[]): FoundText[] {
  const texts = new Set(others.map(({ text }) => text))
  return found.filter(({ text }) => !texts.has(text))
}

/** Adds up rows that are stored as one wherever they are, such as the same page with two anchors. */
function joinSame(found: readonly FoundText[], keyOf: (text: string) => string): FoundText[] {
  const joined = new Map<string, FoundText>()
  for (const one of found) {
    const key = keyOf(one.text)
    const known = joined.get(key)
    joined.set(key, known === undefined ? one : { text: known.text, ...addFacts(known, one) })
  }
  return [...joined.values()]
}

/**
 * Queries that may be one keyword, such as "which boots" and "which boots?", belong to one part: only the server knows
 * whether the plan has a keyword for each, or one for both.
 */
function gatherSpellings(found: readonly FoundText[]): FoundText[][] {
  const groups = Map.groupBy(found, ({ text }) => foldKeyword(cleanKeyword(text)))
  return [...groups.values()].flatMap((group) => (group.length > MOST_SPELLINGS ? alone(group) : [group]))
}

function alone(found: readonly FoundText[]): FoundText[][] {
  return found.map((one) => [one])
}

/** A row with its numbers has about a hundred characters more than its text. */
const NUMBERS = 100

function* cutTexts(found: readonly (readonly FoundText[])[]): Generator<FoundText[]> {
  let part: FoundText[] = []
  let size = 0
  for (const together of found) {
    const length = together.reduce((sum, { text }) => sum + text.length + NUMBERS, 0)
    const isFull = part.length + together.length > MOST_TEXTS || size + length > MOST_CHARACTERS
    if (part.length > 0 && isFull) {
      yield part
      part = []
      size = 0
    }
    part.push(...together)
    size += length
  }
  if (part.length > 0) yield part
}
