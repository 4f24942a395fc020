import {
  createFindEnd,
  findLineEnd,
  isCut,
  isQuote,
  LONGEST_RECORD,
  readQuotedField,
  type Delimiter,
  type Field,
} from './read-field.ts'
import { itemAt } from '#platform/items.ts'

/** One record of a file and the line, from 1, where it starts. */
export interface Row {
  line: number
  cells: string[]
}

/** A line that cannot be read, and the beginning of its text. */
export interface BrokenLine {
  line: number
  reason: string
  text: string
}

/** Where to go on with the next part of a text. */
interface Place {
  line: number
  /** Number of cells of the record before; null at the start of the text. */
  width: number | null
  /** Whether the text begins within a broken line, the rest of which is left out. */
  isInBrokenLine: boolean
}

export const START: Place = { line: 1, width: null, isInBrokenLine: false }

interface SplitText {
  rows: Row[]
  broken: BrokenLine[]
  /** Index at which the unfinished last record begins, and its place. */
  rest: number
  next: Place
}

const OPEN_QUOTE = 'a quote that is never closed'
export const TOO_LONG = 'a line longer than 1 MB'
const LONGEST_SHOWN = 200

/**
 * Splits a text into records. Lines may end in CRLF, LF or CR, blank ones are left out; a quote opens a field only
 * at its start, elsewhere it is text. Without a delimiter a record is a whole line, unchanged.
 *
 * A stray quote costs only its own line, which is broken; the next line is read as if nothing had happened. A quote is
 * stray when it is never closed, when it closes in the middle of another line, or when each of the lines that it would
 * join has by itself as many cells as the record before.
 */
export function splitRecords(
  text: string,
  { delimiter, isLast, place = START }: { delimiter: Delimiter | null; isLast: boolean; place?: Place },
): SplitText {
  const findEnd = createFindEnd(text, delimiter)
  const rows: Row[] = []
  const broken: BrokenLine[] = []
  let cells: string[] = []
  let { line, width, isInBrokenLine } = place
  let lines = 0
  let start = 0
  let at = 0

  if (isInBrokenLine) leaveLine(0)
  while (start < text.length && !isInBrokenLine) {
    const field = readField()
    if (field === 'stray') {
      leaveOut(OPEN_QUOTE, lines === 0 ? start : at)
      leaveLine(at)
      continue
    }
    if (field === 'unfinished' || (isCut(text, field.end) && !isLast)) {
      if (!isTooLong(text.length)) break
      leaveOut(TOO_LONG, start)
      leaveLine(text.length)
      continue
    }
    cells.push(field.value)
    lines += field.lines
    at = field.end + 1
    if (field.end === text.length || text[field.end] !== delimiter) endRecord(field.end)
  }
  return { rows, broken, rest: Math.min(start, text.length), next: { line, width, isInBrokenLine } }

  function readField(): Field | 'unfinished' | 'stray' {
    if (delimiter !== null && isQuote(text, at))
      return readQuotedField(text, { open: at, findEnd, isLast, joinsRecords })
    const end = findEnd(at)
    return { value: text.slice(at, end), end, lines: 0 }
  }

  /** Whether each of the lines that a quoted field joins is by itself as wide as the record before. */
  function joinsRecords(after: number): boolean {
    if (delimiter === null || width === null || width < 2) return false
    const joined = text.slice(at, findLineEnd(text, after)).split(/\r\n?|\n/)
    const widths = joined.map((one, index) => one.split(delimiter).length + (index === 0 ? cells.length : 0))
    return widths.every((one) => one === width)
  }

  function endRecord(end: number) {
    if (isTooLong(end)) leaveOut(TOO_LONG, start)
    else if (cells.length > 1 || itemAt(cells, 0).trim() !== '') {
      rows.push({ line, cells })
      width = cells.length
    }
    line += lines
    begin(end)
  }

  /** Names the line as broken; of a record of several lines, the one on which reading failed. */
  function leaveOut(reason: string, from: number) {
    if (reason === OPEN_QUOTE) line += lines
    broken.push({ line, reason, text: text.slice(from, findLineEnd(text, from)).slice(0, LONGEST_SHOWN) })
  }

  /** Goes on after the line in which `from` is. */
  function leaveLine(from: number) {
    const end = findLineEnd(text, from)
    isInBrokenLine = isCut(text, end) && !isLast
    if (isInBrokenLine) start = end
    else begin(end)
  }

  /** Begins the next record behind a line end. */
  function begin(end: number) {
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1
    start = at
    line++
    lines = 0
    cells = []
  }

  function isTooLong(end: number): boolean {
    return end - start > LONGEST_RECORD
  }
}
