import { createFindEnd, isQuote, readQuotedField, type Delimiter, type Field } from './read-field.ts'
import { itemAt } from '#platform/items.ts'

/** One record of a file and the line, from 1, where it starts. */
export interface Row {
  line: number
  cells: string[]
}

export interface SplitText {
  rows: Row[]
  /** Index at which the unfinished last record begins, and its line. */
  rest: number
  restLine: number
  /** The fault that makes the rest of the text unreadable, and its line. */
  fault: { line: number; problem: 'open-quote' | 'too-long' } | null
}

/** Longest record in characters; a file with a longer one is no list of keywords. */
const MAX_RECORD = 1_000_000

/**
 * Splits a text into records. Lines may end in CRLF, LF or CR, blank ones are left out; a quote opens a field only
 * at its start, elsewhere it is text. Without a delimiter a record is a whole line, unchanged.
 */
export function splitRecords(
  text: string,
  { delimiter, line: firstLine, isLast }: { delimiter: Delimiter | null; line: number; isLast: boolean },
): SplitText {
  const findEnd = createFindEnd(text, delimiter)
  const rows: Row[] = []
  let cells: string[] = []
  let line = firstLine
  let lines = 0
  let start = 0
  let at = 0
  let fault: SplitText['fault'] = null

  while (start < text.length && !fault) {
    const field = readField()
    if (field === 'broken' || (field === 'unfinished' && isTooLong(text.length))) {
      fault = { line: line + lines, problem: 'open-quote' }
    }
    if (typeof field === 'string' || (isCut(field.end) && !isLast)) break
    cells.push(field.value)
    lines += field.lines
    at = field.end + 1
    if (field.end === text.length || text[field.end] !== delimiter) endRecord(field.end)
  }
  if (!fault && isTooLong(text.length)) fault = { line, problem: 'too-long' }
  return { rows, rest: Math.min(start, text.length), restLine: line, fault }

  function readField(): Field | 'unfinished' | 'broken' {
    if (delimiter !== null && isQuote(text, at)) return readQuotedField(text, { open: at, findEnd, isLast })
    const end = findEnd(at)
    return { value: text.slice(at, end), end, lines: 0 }
  }

  function endRecord(end: number) {
    if (isTooLong(end)) fault = { line, problem: 'too-long' }
    else if (cells.length > 1 || itemAt(cells, 0).trim() !== '') rows.push({ line, cells })
    if (text.startsWith('\r\n', end)) at = end + 2
    start = at
    line += lines + 1
    lines = 0
    cells = []
  }

  /** A CR that ends the text may be half of a CRLF. */
  function isCut(end: number): boolean {
    return end === text.length || (end === text.length - 1 && text[end] === '\r')
  }

  function isTooLong(end: number): boolean {
    return end - start > MAX_RECORD
  }
}
