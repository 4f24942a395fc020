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
 * Tells what separates a file's columns: what Excel's `sep=` line says, else what yields a known header
 * with most columns, else what cuts nearly all rows alike. Null: a plain list, one keyword a line.
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
  return splitRecords(sample, { delimiter, line: 1, isLast }).rows.slice(0, SAMPLE_ROWS)
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
 * Among delimiters that cut nearly all rows into as many cells: a tab or semicolon, which words rarely
 * hold, else the one that stands first in the rows.
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
  // People put commas into keywords: there a column of numbers or URLs has to show that it is a table.
  return isUsual && (isRareInText(delimiter) || isTable(rows))
}

function isRareInText(delimiter: Delimiter): boolean {
  return delimiter === '\t' || delimiter === ';'
}

function isTable(rows: Row[]): boolean {
  const columns = guessColumns(rows)
  return columns === null || columns.volume !== null || columns.urls.length > 0
}

/** A list with every line in quotes, but for a header or a line that the sample's end cuts: one column of CSV. */
function isQuotedList(sample: string): boolean {
  const lines = sample.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const whole = lines.length > 2 ? lines.slice(1, -1) : lines.slice(0, 1)
  return whole.length > 0 && whole.every((line) => /^\s*".*"\s*$/.test(line))
}
