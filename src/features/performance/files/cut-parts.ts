import type { FileDay } from './gather-days.ts'
import type { SearchFile } from './read-search-file.ts'

/** Most characters in a part: a request may have less than a megabyte. */
const MOST_CHARACTERS = 400_000
const MOST_TEXTS = 5_000
const MOST_DAYS = 200
const MOST_ROWS = 20_000

export interface FilePart {
  days: FileDay[]
  queries: string[]
  pages: string[]
}

/**
 * Splits the data of a file into parts that fit into a request, each with whole days. Days that are too large for a
 * part are returned in `tooLarge`.
 */
export function cutParts({ days, queries, pages }: Pick<SearchFile, 'days' | 'queries' | 'pages'>): {
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
  for (const texts of cutTexts(queries)) parts.push({ days: [], queries: texts, pages: [] })
  for (const texts of cutTexts(pages)) parts.push({ days: [], queries: [], pages: texts })
  return { parts, tooLarge }
}

function countRows({ pages = [], queries = [], pageQueries = [] }: FileDay): number {
  return pages.length + queries.length + pageQueries.length
}

function* cutTexts(found: readonly { text: string }[]): Generator<string[]> {
  let part: string[] = []
  let size = 0
  for (const { text } of found) {
    if (part.length === MOST_TEXTS || size + text.length > MOST_CHARACTERS) {
      yield part
      part = []
      size = 0
    }
    part.push(text)
    size += text.length
  }
  if (part.length > 0) yield part
}
