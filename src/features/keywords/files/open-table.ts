import { Invalid } from '#platform/errors.ts'
import { guessColumns } from './guess-columns.ts'
import { findHeader, findMostCells, isSeparatorLine, measureWidth, type Columns } from './read-header.ts'
import { readRecords } from './read-records.ts'
import { detectStyle, type NumberStyle } from './read-volume.ts'
import type { DelimitedFile } from './sniff-file.ts'
import { addSkipped, createReport, type ReadReport } from './skipped-rows.ts'
import type { BrokenLine, Row } from './split-records.ts'
import { listUrls } from './url-cells.ts'
import { itemAt } from '#platform/items.ts'

export interface Header {
  /** The header's line in the file, null where the file has none. */
  line: number | null
  names: string[]
  columns: Columns
  volumeStyle: NumberStyle
  /** A row with more cells is left out. */
  mostCells: number
}

export interface KeywordTable {
  name: string
  /** What a row is: a keyword; a keyword with all its URLs (wide); one ranked URL of a keyword (long). */
  shape: 'keywords' | 'wide' | 'long'
  header: Header
  /** Blocks of the rows below the header, in the order of the file. */
  records: AsyncIterable<Row[]>
  /** Bytes of the file read so far. */
  countBytes: () => number
  /** What was done with the rows so far; lines that cannot be read are in it. */
  report: ReadReport
}

const SAMPLE_ROWS = 200
/** Rows by which columns are found: a block can have many more than a sample needs. */
const MOST_LOOKED_AT = 10_000

/** Finds the header of a file and what its rows are. Throws Invalid when no column holds keywords. */
export async function openTable(file: DelimitedFile): Promise<KeywordTable> {
  const report = createReport()
  const onBroken = (line: BrokenLine) => addSkipped(report, line)
  const blocks = readRecords(file.text, { ...file, onBroken })
  const sample: Row[] = []
  while (sample.length < SAMPLE_ROWS) {
    const block = await blocks.next()
    if (block.done) break
    for (const row of block.value) sample.push(row)
  }
  const { index, columns } = findColumns(file, sample.slice(0, MOST_LOOKED_AT))
  const row = index === -1 ? null : sample[index]
  const data = sample.slice(index + 1)
  const { shape, urls } = detectShape(columns, data)
  return {
    name: file.name,
    shape,
    header: {
      line: row?.line ?? null,
      names: row?.cells.map((cell) => cell.trim()) ?? [],
      columns: { ...columns, urls },
      mostCells: findMostCells(row ?? null, data.slice(0, SAMPLE_ROWS)),
      volumeStyle: detectStyle(data.map(({ cells }) => cells[columns.volume ?? -1] ?? '')),
    },
    records: continueWith(data, blocks),
    countBytes: file.countBytes,
    report,
  }
}

function findColumns({ name }: DelimitedFile, sample: Row[]): { index: number; columns: Columns } {
  const header = findHeader(sample)
  if (header) return header
  const first = sample.findIndex((row) => !isSeparatorLine(row))
  const columns = guessColumns(sample.slice(Math.max(0, first)))
  if (columns) return { index: first - 1, columns }
  const widest = itemAt(
    sample.toSorted((one, other) => measureWidth(other) - measureWidth(one)),
    0,
  )
  const names = widest.cells.map((cell) => `"${cell.trim().slice(0, 40)}"`).slice(0, 12)
  throw new Invalid(
    `${name} line ${widest.line}: none of the columns ${names.join(', ')} is known as the keyword; name one of them "keyword".`,
  )
}

function detectShape(columns: Columns, data: Row[]): { shape: KeywordTable['shape']; urls: number[] } {
  const { urls, position, isPlural, isSearchConsole } = columns
  const [column] = urls
  if (column === undefined || isSearchConsole) return { shape: 'keywords', urls: [] }
  const holdsMany = data.some(({ cells }) => listUrls(cells[column] ?? '').length > 1)
  const isWide = urls.length > 1 || holdsMany || (isPlural && position === null)
  return { shape: isWide ? 'wide' : 'long', urls }
}

async function* continueWith(first: Row[], rest: AsyncIterable<Row[]>): AsyncGenerator<Row[], void> {
  yield first
  yield* rest
}
