export type Delimiter = ',' | ';' | '\t' | '|'

export interface Field {
  value: string
  /** Index of the delimiter or line end that ends the field; the text's length when there is neither. */
  end: number
  /** How many line ends are within the field. */
  lines: number
}

/** Longest record in characters; a longer one is no row of a list of keywords. */
export const LONGEST_RECORD = 1_000_000

interface FindEnd {
  /** Finds the end of the field that begins at `from`; `from` must never be smaller than in the call before. */
  (from: number): number
  /** Whether a field ends here: at a delimiter, a line end or the end of the text. */
  isEnd: (at: number) => boolean
}

const QUOTE = 0x22
const SPACE = 0x20

export function createFindEnd(text: string, delimiter: Delimiter | null): FindEnd {
  let nextDelimiter = -1
  let nextLf = -1
  let nextCr = -1
  const findEnd = (from: number) => {
    if (nextDelimiter < from) nextDelimiter = delimiter === null ? text.length : find(delimiter, from)
    if (nextLf < from) nextLf = find('\n', from)
    if (nextCr < from) nextCr = find('\r', from)
    return Math.min(nextDelimiter, nextLf, nextCr)
  }
  const isEnd = (at: number) => at >= text.length || [delimiter, '\n', '\r'].includes(text[at] ?? '')
  return Object.assign(findEnd, { isEnd })

  function find(what: string, from: number): number {
    const found = text.indexOf(what, from)
    return found === -1 ? text.length : found
  }
}

export function isQuote(text: string, at: number): boolean {
  return text.charCodeAt(at) === QUOTE
}

/**
 * Reads the field that opens with a quote. `5" pipe` in quotes and `"a" b` break RFC 4180 but occur in files: they
 * are read literally, as long as they stay on one line. `unfinished`: the text ends before the field does, or before
 * its last line does. `stray`: the quote opens no field, because it is never closed, closed in the middle of another
 * line or further away than LONGEST_RECORD, or because `joinsRecords` says so of the place behind it.
 */
export function readQuotedField(
  text: string,
  { open, findEnd, isLast, joinsRecords }: QuotedField,
): Field | 'unfinished' | 'stray' {
  const close = findClosingQuote(text, open)
  if (close === -1) return isLast || text.length - open > LONGEST_RECORD ? 'stray' : 'unfinished'
  if (close - open > LONGEST_RECORD) return 'stray'
  let after = close + 1
  while (text.charCodeAt(after) === SPACE) after++
  const lines = countLines(text, open, close)
  if (lines > 0) {
    if (!isLast && isCut(text, findLineEnd(text, after))) return 'unfinished'
    if (!findEnd.isEnd(after) || joinsRecords(after)) return 'stray'
  }
  const end = findEnd(close + 1)
  if (after >= end) return { value: text.slice(open + 1, close).replaceAll('""', '"'), end, lines }
  const literal = text.slice(open, end).trimEnd()
  return { value: literal.endsWith('"') ? literal.slice(1, -1) : literal, end, lines }
}

interface QuotedField {
  /** Index of the quote. */
  open: number
  findEnd: FindEnd
  isLast: boolean
  joinsRecords: (after: number) => boolean
}

/** Index of the line end at or after `from`; the text's length when there is none. */
export function findLineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from
  return LINE_END.exec(text)?.index ?? text.length
}

const LINE_END = /[\r\n]/g

/** Whether a line end is not whole yet: the text ends there, or with a CR that may be half of a CRLF. */
export function isCut(text: string, end: number): boolean {
  return end >= text.length || (end === text.length - 1 && text[end] === '\r')
}

function findClosingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1)
  while (close !== -1 && isQuote(text, close + 1)) close = text.indexOf('"', close + 2)
  return close
}

function countLines(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) count++
  }
  return count
}
