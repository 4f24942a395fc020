import { decodeSample, detectEncoding, splitRecords } from '#features/keywords/files/index.ts'

const DELIMITERS = [',', ';', '\t'] as const
const LOOKED_AT = 20

/** A file of rows and columns; the first row names the columns. */
export interface Table {
  name: string
  header: string[]
  rows: { line: number; cells: string[] }[]
  /** Lines that cannot be read, and why. */
  broken: { line: number; reason: string; text: string }[]
}

/** Splits a text at commas, semicolons or tabs. Returns null when it has no columns. */
export function splitTable(name: string, bytes: Uint8Array): Table | null {
  const { encoding, markLength } = detectEncoding(bytes)
  const text = decodeSample(bytes.subarray(markLength), encoding)
  if (text.includes('\0')) return null
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, width: measure(text, delimiter) })).toSorted(
    (a, b) => b.width - a.width,
  )
  if (best === undefined || best.width < 2) return null
  const { rows, broken } = splitRecords(text, { delimiter: best.delimiter, isLast: true })
  const [header, ...others] = rows
  if (header === undefined) return null
  return { name, header: header.cells.map((cell) => cell.trim()), rows: others, broken }
}

/**
 * Number of columns of the header, or 0 unless most of the first rows have as many. A few broken rows are skipped
 * later.
 */
function measure(text: string, delimiter: (typeof DELIMITERS)[number]): number {
  const lines = text.slice(0, 100_000)
  const { rows } = splitRecords(lines, { delimiter, isLast: lines.length === text.length })
  const widths = rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length)
  const [header = 0] = widths
  const alike = widths.filter((width) => width === header).length
  return alike * 2 > widths.length ? header : 0
}
