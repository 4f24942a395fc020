import { Invalid } from '#platform/errors.ts'
import { FIRST_DAY, isSearchDay, LAST_DAY } from '../rules.ts'
import { findLanguage, findTableName } from './export-words.ts'
import { findColumns, type Columns } from './find-columns.ts'
import { addFacts, gatherDays, type DatedRow, type FileDay, type FileFact } from './gather-days.ts'
import { readCount, readDecimal } from './read-values.ts'
import { isZip, readZip } from './read-zip.ts'
import { SkippedRows, type Skipped } from './skipped.ts'
import { splitTable, type Table } from './split-table.ts'

/** Lines of an export's table of filters: the kind of search and the dates. Each further line narrows the data. */
const USUAL_FILTERS = 2

export interface FoundText extends FileFact {
  text: string
}

/** The search data in a file. */
export interface SearchFile {
  /** Google's own export, or a table of rows from elsewhere. */
  kind: 'export' | 'table'
  /** English name of the file's language; null when it is not known. */
  language: string | null
  isComparison: boolean
  /** Days, oldest first; empty when the file has no numbers by day. */
  days: FileDay[]
  /** Queries and pages, those with most impressions first. */
  queries: FoundText[]
  pages: FoundText[]
  /**
   * Queries and pages with sums of a whole period, from tables of either without days. Tables of pairs have none: a
   * search counts there once for each page.
   */
  undated: { queries: FoundText[]; pages: FoundText[] }
  /** Cells of the export's filters, one of which names its period. */
  filters: string[]
  /** Whether a filter besides those of every export narrows the numbers. */
  isNarrowed: boolean
  /** Number of rows that were read. */
  rows: number
  skipped: Skipped[]
}

/**
 * Reads an export of Search Console, packed or not, or a table of pages and queries. Throws Invalid for other files.
 */
export async function readSearchFile(name: string, bytes: Uint8Array): Promise<SearchFile> {
  const files = isZip(bytes) ? await readZip(name, bytes) : [{ name, bytes }]
  const tables = files.flatMap((file) => splitTable(file.name, file.bytes) ?? [])
  const known = tables.flatMap((table) => {
    const columns = findColumns(table)
    return columns === null ? [] : [{ table, columns }]
  })
  if (known.length === 0) throw new Invalid(explainNothing(name, bytes))
  const filters = tables.find((table) => table.header.length === 2 && findColumns(table) === null)
  const isNarrowed = filters !== undefined && filters.rows.length > USUAL_FILTERS
  const reading: Reading = {
    dated: [],
    queries: new Map(),
    pages: new Map(),
    undated: { queries: new Map(), pages: new Map() },
    rows: 0,
    skipped: new SkippedRows(),
  }
  for (const one of known) readTable(reading, { ...one, isNarrowed, isQueries: isOfQueries(one, known) })
  const labels = known.flatMap(({ table, columns }) => [
    fileName(table.name),
    table.header[columns.label ?? columns.page ?? 0] ?? '',
  ])
  return {
    kind: isZip(bytes) || known.every(({ columns }) => isExported(columns)) ? 'export' : 'table',
    language: findLanguage(labels),
    isComparison: known.some(({ columns }) => columns.isComparison),
    days: gatherDays(reading.dated),
    queries: rank(reading.queries),
    pages: rank(reading.pages),
    undated: { queries: rank(reading.undated.queries), pages: rank(reading.undated.pages) },
    filters: filters?.rows.map(({ cells }) => cells[1] ?? '') ?? [],
    isNarrowed,
    rows: reading.rows,
    skipped: reading.skipped.list(),
  }
}

interface Known {
  table: Table
  columns: Columns
}

interface Reading {
  dated: DatedRow[]
  queries: Map<string, FileFact>
  pages: Map<string, FileFact>
  undated: { queries: Map<string, FileFact>; pages: Map<string, FileFact> }
  rows: number
  skipped: SkippedRows
}

/**
 * Whether a table's texts are queries, and not countries, devices or search appearances: by its names, else the first
 * such table of a file has the queries.
 */
function isOfQueries({ table, columns }: Known, all: readonly Known[]): boolean {
  if (columns.label === null) return false
  const said = findTableName(table.header[columns.label] ?? '') ?? findTableName(fileName(table.name))
  if (said !== null) return said.table === 'queries'
  if (columns.page !== null || columns.day !== null) return true
  return (
    all.find(({ columns: { label, page, day } }) => label !== null && page === null && day === null)
      ?.table === table
  )
}

function readTable(
  reading: Reading,
  { table, columns, isNarrowed, isQueries }: Known & { isNarrowed: boolean; isQueries: boolean },
): void {
  if (columns.label !== null && !isQueries && columns.page === null) return
  const isTotals = columns.label === null && columns.page === null
  for (const { line, reason, text } of table.broken)
    reading.skipped.add(`It has ${reason}`, { line: `${fileName(table.name)} line ${line}`, text })
  for (const { line, cells } of table.rows) {
    const place = { line: `${fileName(table.name)} line ${line}`, text: cells.join(' ').trim() }
    const fact = readFact(cells, columns)
    if (typeof fact === 'string') {
      reading.skipped.add(fact, place)
      continue
    }
    const page = columns.page === null ? null : (cells[columns.page] ?? '').trim()
    const query = columns.label === null || !isQueries ? null : (cells[columns.label] ?? '').trim()
    if (page === '' || query === '') {
      reading.skipped.add('Its page or its query is empty', place)
      continue
    }
    reading.rows++
    if (query !== null) addText(reading.queries, query, fact)
    if (page !== null) addText(reading.pages, page, fact)
    if (columns.day === null) {
      if (query !== null && page === null) addText(reading.undated.queries, query, fact)
      if (page !== null && query === null) addText(reading.undated.pages, page, fact)
      continue
    }
    const day = columns.day.read(cells[columns.day.at] ?? '')
    if (day === null) reading.skipped.add('Its day is not readable', place)
    else if (!isSearchDay(day))
      reading.skipped.add(`Search data is of days between ${FIRST_DAY} and ${LAST_DAY}`, place)
    else if (columns.isComparison)
      reading.skipped.add(
        'Days of a comparison of two ranges are left out: export one range alone for them',
        place,
      )
    else if (isTotals && isNarrowed)
      reading.skipped.add(
        'These days are narrowed by a filter, so they are not those of the whole site',
        place,
      )
    else if (columns.position === null) reading.skipped.add('Without a position a day is not whole', place)
    else reading.dated.push({ day, page, query, ...fact })
  }
}

function readFact(cells: readonly string[], { clicks, impressions, position }: Columns): FileFact | string {
  const [clicked, seen] = [readCount(cells[clicks] ?? ''), readCount(cells[impressions] ?? '')]
  if (clicked === null || seen === null) return 'Its clicks or impressions are no whole numbers'
  if (clicked > seen) return 'It has more clicks than impressions'
  const average = position === null ? 0 : readDecimal(cells[position] ?? '')
  if (average === null && seen > 0) return 'Its position is not a number'
  return { clicks: clicked, impressions: seen, position: average ?? 0 }
}

function addText(found: Map<string, FileFact>, text: string, fact: FileFact): void {
  const known = found.get(text)
  found.set(text, known === undefined ? fact : addFacts(known, fact))
}

function rank(found: ReadonlyMap<string, FileFact>): FoundText[] {
  return [...found]
    .map(([text, fact]) => ({ text, ...fact }))
    .toSorted((a, b) => b.impressions - a.impressions)
}

function isExported({ day, page, label }: Columns): boolean {
  return [day, page, label].filter((column) => column !== null).length === 1
}

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path
}

function explainNothing(name: string, bytes: Uint8Array): string {
  if (isZip(bytes))
    return `${name} is not an export of Search Console: none of its files has clicks and impressions. In Search Console choose Export, then Download CSV.`
  if (/\.zip$/i.test(name))
    return `${name} is no ZIP archive, whatever its name says. Download the export again.`
  return `${name} has no columns of clicks and impressions beside queries, pages or days. Give the ZIP that Search Console exports, or a CSV with such columns.`
}
