import { findHeader, isSeparatorLine, measureWidth } from './read-header.ts'
import type { Delimiter } from './read-field.ts'
import { guessColumns } from './guess-columns.ts'
import { splitRecords, type Row } from './split-records.ts'

interface Candidate {
  delimiter: Delimiter
  rows: Row[]
}

const SAMPLE_ROWS = 200

/**
 * Finds what separates a file's columns: the character in Excel's `sep=` line, else the one that yields a known
 * header with the most columns, else the one that splits nearly all rows into the same number of cells. Returns
 * null for a plain list, one keyword a line.
 */
export function detectDelimiter(sample: string, isWhole: boolean): Delimiter | null {
  const candidates = listDelimiters().map((delimiter) => ({
    delimiter,
    rows: split(sample, delimiter, isWhole),
  }))
  const named = candidates.find(({ delimiter }) => namesDelimiter(sample, delimiter))
  return named?.delimiter ?? findByHeader(candidates) ?? findByShape(sample, candidates)
}

function listDelimiters(): Delimiter[] {
  return ['\t', ';', ',', '|']
}

function split(sample: string, delimiter: Delimiter, isLast: boolean): Row[] {
  return splitRecords(sample, { delimiter, isLast }).rows.slice(0, SAMPLE_ROWS)
}

function namesDelimiter(sample: string, delimiter: Delimiter): boolean {
  return sample
    .toLowerCase()
    .replace(/^[\s"]+/, '')
    .startsWith(`sep=${delimiter}`)
}

function findByHeader(candidates: Candidate[]): Delimiter | null {
  const [best] = candidates
    .map(({ delimiter, rows }) => ({ delimiter, width: measureHeader(rows) }))
    .filter(({ width }) => width > 1)
    .sort((one, other) => other.width - one.width)
  return best?.delimiter ?? null
}

function measureHeader(rows: Row[]): number {
  const header = findHeader(rows)
  const row = header && rows[header.index]
  return row ? measureWidth(row) : 0
}

/**
 * Of the delimiters that split nearly all rows into the same number of cells, takes a tab or semicolon, which
 * keywords rarely contain, else the one that occurs first in the rows.
 */
function findByShape(sample: string, candidates: Candidate[]): Delimiter | null {
  const even = candidates.filter(isEven)
  const clear = even.find(({ delimiter }) => isRareInText(delimiter))
  const [first] = even.toSorted((one, other) => measureFirstCells(one) - measureFirstCells(other))
  return clear?.delimiter ?? first?.delimiter ?? (isQuotedList(sample) ? ',' : null)
}

function measureFirstCells({ rows }: Candidate): number {
  return rows.reduce((sum, { cells }) => sum + (cells[0]?.length ?? 0), 0)
}

function isEven({ delimiter, rows: all }: Candidate): boolean {
  const rows = all.filter((row) => !isSeparatorLine(row))
  const widths = rows.map(({ cells }) => cells.length)
  const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 1
  const isUsual = usual > 1 && widths.filter((width) => width === usual).length * 10 >= widths.length * 9
  // Keywords may contain commas and pipes: there, numbers, URLs or a header have to show that the file is a table.
  return isUsual && (isRareInText(delimiter) || isTable(rows))
}

function isRareInText(delimiter: Delimiter): boolean {
  return delimiter === '\t' || delimiter === ';'
}

function isTable(rows: Row[]): boolean {
  const columns = guessColumns(rows)
  return columns === null || columns.volume !== null || columns.urls.length > 0
}

/**
 * Whether every line is in quotes: one column of CSV. A header, and a last line that the sample cuts, do not count.
 */
function isQuotedList(sample: string): boolean {
  const lines = sample.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const whole = lines.length > 2 ? lines.slice(1, -1) : lines.slice(0, 1)
  return whole.length > 0 && whole.every((line) => /^\s*".*"\s*$/.test(line))
}
