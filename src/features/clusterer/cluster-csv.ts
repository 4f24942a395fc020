import type { KeywordTable } from '#engine/index.ts'
import { createByteWriter } from './byte-writer.ts'
import type { ByteWriter } from './byte-writer.ts'
import { disarmFormulas, writeCsvCell } from '#features/keywords/rules.ts'
import { itemAt } from '#platform/items.ts'

interface CsvParts {
  table: KeywordTable
  /** Number of clusters. */
  count: number
  /** What the column cluster shows for the cluster at a place in the list. */
  numberOf(place: number): number
  /** Rows of the cluster at a place in the list, the main keyword first. */
  listRows(place: number): Int32Array
  overlapOf(row: number, size: number): number | null
  /** Whether to put ' before texts that a spreadsheet would run as a formula. */
  forSpreadsheet: boolean
}

const HEADER = 'cluster,main_keyword,keyword,volume,overlap\n'
const COMMA = 44
const LINE_FEED = 10

/** The clusters as CSV in UTF-8 chunks, one row a keyword. */
export function* writeClusterCsv(parts: CsvParts): Generator<Uint8Array<ArrayBuffer>> {
  const writer = createByteWriter()
  writer.text(HEADER)
  for (let place = 0; place < parts.count; place++) {
    const rows = parts.listRows(place)
    for (const row of rows) {
      writeRow(writer, parts, place, rows, row)
      if (writer.isFull) yield writer.take()
    }
  }
  yield writer.take()
}

function writeRow(writer: ByteWriter, parts: CsvParts, place: number, rows: Int32Array, row: number): void {
  writer.number(parts.numberOf(place))
  writer.byte(COMMA)
  writeKeyword(writer, parts, itemAt(rows, 0))
  writer.byte(COMMA)
  writeKeyword(writer, parts, row)
  writer.byte(COMMA)
  if (parts.table.hasVolume[row] === 1) writer.number(itemAt(parts.table.volume, row))
  writer.byte(COMMA)
  const overlap = parts.overlapOf(row, rows.length)
  if (overlap !== null) writer.number(overlap)
  writer.byte(LINE_FEED)
}

function writeKeyword(writer: ByteWriter, { table, forSpreadsheet }: CsvParts, row: number): void {
  const text = table.text.subarray(itemAt(table.textStart, row), itemAt(table.textEnd, row))
  if (isPlain(text)) return writer.bytes(text)
  const keyword = decoder.decode(text)
  writer.text(writeCsvCell(forSpreadsheet ? disarmFormulas(keyword) : keyword))
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Whether a keyword is written unchanged, as nearly all are: letters and digits, with spaces and hyphens between. */
function isPlain(text: Uint8Array): boolean {
  const first = text[0]
  const last = text[text.length - 1]
  if (first === undefined || last === undefined) return false
  if (MARKED.has(first) || !isLetter(first) || !isLetter(last)) return false
  return text.every((byte) => isLetter(byte) || byte === SPACE || byte === HYPHEN)
}

const SPACE = 32
const HYPHEN = 45
/** First bytes of white space and of fullwidth signs in UTF-8. */
const MARKED = new Set([0xc2, 0xe1, 0xe2, 0xe3, 0xef])

/** Whether a byte is an ASCII letter or digit, or a part of a character outside of ASCII. */
function isLetter(byte: number): boolean {
  return (
    byte >= 128 || (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57)
  )
}
