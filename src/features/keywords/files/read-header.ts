import { toKey } from './header-keys.ts'
import {
  IMPRESSIONS_RANK,
  KEYWORD_WORDS,
  POSITION_WORDS,
  RANGE_RANK,
  URL_WORDS,
  URLS_WORDS,
  VOLUME_TO_WORDS,
  VOLUME_WORDS,
} from './header-words.ts'
import { readVolume } from './read-volume.ts'
import type { Row } from './split-records.ts'

/** Indexes of a file's columns, from 0; null for a column that the file does not have. */
export interface Columns {
  keyword: number
  volume: number | null
  /** Column of the upper end where the volume is a range in two columns. */
  volumeTo: number | null
  position: number | null
  /** Columns of URLs in rank order: one, or `url 1` to `url 10`. */
  urls: number[]
  /** Whether the volume is a site's own impressions, as in Search Console. */
  isSearchConsole: boolean
  /** Whether the URLs' column is named in the plural, as in `serp_urls`. */
  isPlural: boolean
}

const NUMBERED_URL = /^(?:url|link|serp|serpurl|topurl|rankingurl|result|resulturl|top)\d{1,3}(?:url)?$/
/** Keyword tools put a title, a date range or a summary above their header. */
const MAX_PREAMBLE = 40

/**
 * Finds the header among a file's first rows: the first that names a keyword column, holds no number, and
 * is wider than all rows above it.
 */
export function findHeader(rows: Row[]): { index: number; columns: Columns } | null {
  let widest = 0
  for (const [index, row] of rows.slice(0, MAX_PREAMBLE).entries()) {
    const width = measureWidth(row)
    const columns = width > widest ? readColumns(row.cells) : null
    if (columns) return { index, columns }
    if (!isSeparatorLine(row)) widest = Math.max(widest, width)
  }
  return null
}

/** Whether a row is Excel's first line that only names the delimiter. */
export function isSeparatorLine({ cells: [first = ''] }: Row): boolean {
  return /^sep=/i.test(first)
}

/** How many cells a row has up to its last filled one. */
export function measureWidth({ cells }: Row): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

/**
 * Why a row is left out for its number of cells; null when it is not. The numbers of a row with more cells than columns
 * would be taken from the wrong column.
 */
export function findWidthFault(row: Row, mostCells: number): string | null {
  return row.cells.length > mostCells && measureWidth(row) > mostCells ? 'more cells than columns' : null
}

/**
 * How many cells a row may have: as many as the header names, or as half of the first rows have if those are more.
 * Infinity without a header.
 */
export function findMostCells(header: Row | null, rows: readonly Row[]): number {
  if (header === null) return Infinity
  const widths = rows.map(measureWidth).toSorted((one, other) => one - other)
  return Math.max(header.cells.length, widths[Math.floor(widths.length / 2)] ?? 0)
}

function readColumns(cells: string[]): Columns | null {
  const keys = cells.map(toKey)
  const keyword = findByWords(keys, KEYWORD_WORDS)
  if (keyword === null || cells.some(isNumber)) return null
  const { volume, rank } = findVolume(keys)
  const plural = findByWords(keys, URLS_WORDS)
  const single = findByWords(keys, URL_WORDS)
  const numbered = keys.flatMap((key, index) => (NUMBERED_URL.test(key) ? [index] : []))
  return {
    keyword,
    volume,
    volumeTo: rank === RANGE_RANK ? findByWords(keys, VOLUME_TO_WORDS) : null,
    position: findByWords(keys, POSITION_WORDS),
    urls: listUrlColumns({ numbered, plural, single }),
    isSearchConsole: rank === IMPRESSIONS_RANK,
    isPlural: plural !== null || numbered.length > 1,
  }
}

/** The column named by the earliest word, so that `keyword` comes before `term`. */
function findByWords(keys: string[], words: Set<string>): number | null {
  for (const word of words) {
    const index = keys.indexOf(word)
    if (index !== -1) return index
  }
  return null
}

function findVolume(keys: string[]): { volume: number | null; rank: number } {
  for (const [rank, words] of VOLUME_WORDS.entries()) {
    const volume = findByWords(keys, words)
    if (volume !== null) return { volume, rank }
  }
  // Comparing two periods, Search Console writes the period before the word, the newer one first.
  const compared = keys.findIndex((key) => /.(impressions|impressionen)$/.test(key))
  return compared === -1 ? { volume: null, rank: -1 } : { volume: compared, rank: IMPRESSIONS_RANK }
}

function listUrlColumns(found: {
  numbered: number[]
  plural: number | null
  single: number | null
}): number[] {
  if (found.numbered.length > 1) return found.numbered
  const column = found.plural ?? found.single
  return column === null ? [] : [column]
}

function isNumber(cell: string): boolean {
  return /\d/.test(cell) && typeof readVolume(cell) === 'number'
}
