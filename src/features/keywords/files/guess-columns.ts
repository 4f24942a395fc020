import { measureWidth, type Columns } from './read-header.ts'
import { readVolume } from './read-volume.ts'
import type { Row } from './split-records.ts'
import { isUrl, listUrls } from './url-cells.ts'

/** Search results are never read deeper: a larger number beside a URL is not a position. */
const DEEPEST_POSITION = 200

/**
 * Guesses the columns of a file without a header: the first column of words is the keyword, the first numeric one
 * after it the volume, or the position when the file also has a column of URLs. Returns null when the first row
 * looks like a header that is in no word list.
 */
export function guessColumns(rows: Row[]): Columns | null {
  const width = Math.max(1, ...rows.map(measureWidth))
  if (width === 1) return createColumns({ keyword: 0 })
  const below = rows.length > 1 ? rows.slice(1) : rows
  const kinds = Array.from({ length: width }, (_, column) => detectKind(below, column))
  const keyword = kinds.indexOf('words')
  if (keyword === -1 || isUnknownHeader(rows, kinds)) return null
  const url = kinds.indexOf('url')
  const number = kinds.indexOf('number', keyword + 1)
  const isLong = url !== -1 && number !== -1 && isPositions(rows, number)
  return createColumns({
    keyword,
    volume: number === -1 || isLong ? null : number,
    position: isLong ? number : null,
    urls: url === -1 ? [] : [url],
  })
}

function createColumns(known: Partial<Columns> & { keyword: number }): Columns {
  return {
    volume: null,
    volumeTo: null,
    position: null,
    urls: [],
    isSearchConsole: false,
    isPlural: false,
    ...known,
  }
}

function detectKind(rows: Row[], column: number): 'words' | 'number' | 'url' | 'empty' {
  const cells = rows.map(({ cells: all }) => (all[column] ?? '').trim()).filter((cell) => cell !== '')
  if (cells.length === 0) return 'empty'
  if (isMost(cells, isNumber)) return 'number'
  return isMost(cells, isUrlCell) ? 'url' : 'words'
}

function isMost(cells: string[], isKind: (cell: string) => boolean): boolean {
  return cells.filter(isKind).length * 2 > cells.length
}

function isUnknownHeader([first, ...others]: Row[], kinds: string[]): boolean {
  if (!first || others.length === 0) return false
  const marked = kinds.flatMap((kind, column) => (kind === 'number' || kind === 'url' ? [column] : []))
  const cells = marked.map((column) => (first.cells[column] ?? '').trim())
  return cells.length > 0 && cells.every((cell) => cell !== '' && !isNumber(cell) && !isUrlCell(cell))
}

function isPositions(rows: Row[], column: number): boolean {
  return rows.every(({ cells }) => Number(cells[column] ?? 0) <= DEEPEST_POSITION)
}

function isNumber(cell: string): boolean {
  return /\d/.test(cell) && typeof readVolume(cell) === 'number'
}

function isUrlCell(cell: string): boolean {
  return isUrl(cell) || listUrls(cell).length > 1
}
