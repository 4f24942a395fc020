import type { KeywordTable } from '#features/clustering/engine/index.ts'
import { createByteWriter } from './byte-writer.ts'
import type { ByteWriter } from './byte-writer.ts'

export interface CsvParts {
  table: KeywordTable
  /** Number of clusters. */
  count: number
  /** What the column cluster shows for the cluster at a place in the list. */
  numberOf(place: number): number
  /** Rows of the cluster at a place in the list, the main keyword first. */
  listRows(place: number): Int32Array
  overlapOf(row: number, size: number): number | null
  /** Puts ' before what a spreadsheet would run as a formula. */
  forSpreadsheet: boolean
}

const HEADER = 'cluster,main_keyword,keyword,volume,overlap\n'
const COMMA = 44
const QUOTE = 34
const APOSTROPHE = 39
const LINE_FEED = 10

/** The clusters as CSV in UTF-8 chunks, one row a keyword. */
export function* writeClusterCsv(parts: CsvParts): Generator<Uint8Array<ArrayBuffer>> {
  const writer = createByteWriter()
  writer.text(HEADER)
  for (let place = 0; place < parts.count; place++) {
    const rows = parts.listRows(place)
    for (let at = 0; at < rows.length; at++) {
      writeRow(writer, parts, place, rows, rows[at])
      if (writer.isFull) yield writer.take()
    }
  }
  yield writer.take()
}

function writeRow(writer: ByteWriter, parts: CsvParts, place: number, rows: Int32Array, row: number): void {
  writer.number(parts.numberOf(place))
  writer.byte(COMMA)
  writeKeyword(writer, parts, rows[0])
  writer.byte(COMMA)
  writeKeyword(writer, parts, row)
  writer.byte(COMMA)
  writer.number(parts.table.volume[row])
  writer.byte(COMMA)
  const overlap = parts.overlapOf(row, rows.length)
  if (overlap !== null) writer.number(overlap)
  writer.byte(LINE_FEED)
}

function writeKeyword(writer: ByteWriter, { table, forSpreadsheet }: CsvParts, row: number): void {
  const { text } = table
  const start = table.textStart[row]
  const end = table.textEnd[row]
  const isFormula = forSpreadsheet && FORMULA_STARTS.has(text[start])
  if (!isFormula && !needsQuotes(text, start, end)) return writer.bytes(text, start, end)
  writer.byte(QUOTE)
  if (isFormula) writer.byte(APOSTROPHE)
  for (let i = start; i < end; i++) {
    if (text[i] === QUOTE) writer.byte(QUOTE)
    writer.byte(text[i])
  }
  writer.byte(QUOTE)
}

/** = + - @ tab and carriage return. */
const FORMULA_STARTS = new Set([61, 43, 45, 64, 9, 13])

/** Commas, quotes and line ends; white space at an end, which some readers strip. */
function needsQuotes(text: Uint8Array, start: number, end: number): boolean {
  if (text[start] <= 32 || text[end - 1] <= 32) return true
  for (let i = start; i < end; i++) {
    const byte = text[i]
    if (byte === COMMA || byte === QUOTE || byte === LINE_FEED || byte === 13) return true
  }
  return false
}
