export type Delimiter = ',' | ';' | '\t' | '|'

export interface Field {
  value: string
  /** Index of the delimiter or line end that ends the field; the text's length when there is neither. */
  end: number
  /** How many line ends are within the field. */
  lines: number
}

/** Finds the end of the field that begins at `from`; `from` must never be smaller than in the call before. */
type FindEnd = (from: number) => number

const QUOTE = 0x22
const SPACE = 0x20

export function createFindEnd(text: string, delimiter: Delimiter | null): FindEnd {
  let nextDelimiter = -1
  let nextLf = -1
  let nextCr = -1
  return (from) => {
    if (nextDelimiter < from) nextDelimiter = delimiter === null ? text.length : find(delimiter, from)
    if (nextLf < from) nextLf = find('\n', from)
    if (nextCr < from) nextCr = find('\r', from)
    return Math.min(nextDelimiter, nextLf, nextCr)
  }

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
 * are read literally, as long as they stay on one line. `unfinished`: the text ends before the field does; `broken`:
 * the quote is never closed, or closed in the middle of another line.
 */
export function readQuotedField(
  text: string,
  { open, findEnd, isLast }: { open: number; findEnd: FindEnd; isLast: boolean },
): Field | 'unfinished' | 'broken' {
  const close = findClosingQuote(text, open)
  if (close === -1) return isLast ? readUnclosedQuote(text, open, findEnd) : 'unfinished'
  const end = findEnd(close + 1)
  let after = close + 1
  while (text.charCodeAt(after) === SPACE) after++
  const lines = countLines(text, open, close)
  if (after >= end) return { value: text.slice(open + 1, close).replaceAll('""', '"'), end, lines }
  if (lines > 0) return 'broken'
  const literal = text.slice(open, end).trimEnd()
  return { value: literal.endsWith('"') ? literal.slice(1, -1) : literal, end, lines }
}

function findClosingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1)
  while (close !== -1 && isQuote(text, close + 1)) close = text.indexOf('"', close + 2)
  return close
}

function readUnclosedQuote(text: string, open: number, findEnd: FindEnd): Field | 'broken' {
  const end = findEnd(open)
  const line = text.slice(open).search(/[\r\n]/)
  const isLastLine = line === -1 || text.slice(open + line).trim() === ''
  return isLastLine ? { value: text.slice(open, end), end, lines: 0 } : 'broken'
}

function countLines(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) count++
  }
  return count
}
