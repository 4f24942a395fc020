import { decodeSample, detectEncoding, splitRecords } from '#features/keywords/files/index.ts'
import { Invalid } from '#platform/errors.ts'

const DELIMITERS = [',', ';', '\t'] as const
const LOOKED_AT = 20

/** A file of rows and columns; the first row names the columns. */
export interface Table {
  name: string
  header: string[]
  rows: { line: number; cells: string[] }[]
}

/**
 * Splits a text at commas, semicolons or tabs. Returns null when it has no columns; throws Invalid for an open quote.
 */
export function splitTable(name: string, bytes: Uint8Array): Table | null {
  const { encoding, markLength } = detectEncoding(bytes)
  const text = decodeSample(bytes.subarray(markLength), encoding)
  if (text.includes('\0')) return null
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, width: measure(text, delimiter) })).toSorted(
    (a, b) => b.width - a.width,
  )
  if (best === undefined || best.width < 2) return null
  const { rows, fault } = splitRecords(text, { delimiter: best.delimiter, line: 1, isLast: true })
  if (fault !== null)
    throw new Invalid(`${name} cannot be read from line ${fault.line} on: a quote is open there.`)
  const [header, ...others] = rows
  if (header === undefined) return null
  return { name, header: header.cells.map((cell) => cell.trim()), rows: others }
}

/**
 * Number of columns of the header, or 0 unless most of the first rows have as many. A few broken rows are skipped
 * later.
 */
function measure(text: string, delimiter: (typeof DELIMITERS)[number]): number {
  const lines = text.slice(0, 100_000)
  const { rows } = splitRecords(lines, { delimiter, line: 1, isLast: lines.length === text.length })
  const widths = rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length)
  const [header = 0] = widths
  const alike = widths.filter((width) => width === header).length
  return alike * 2 > widths.length ? header : 0
}
