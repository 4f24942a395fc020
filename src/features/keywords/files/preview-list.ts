import { Invalid } from '#platform/errors.ts'
import { guessColumns } from './guess-columns.ts'
import { mapColumns, type ListMapping } from './map-columns.ts'
import { findHeader, findMostCells, isSeparatorLine, measureWidth, type Columns } from './read-header.ts'
import { readRecords } from './read-records.ts'
import type { FileSource } from './row-sink.ts'
import { sniffFile, type DelimitedFile } from './sniff-file.ts'
import type { Row } from './split-records.ts'

export interface ListPreview {
  name: string
  /** The header's line in the file; null where the file has none. */
  headerLine: number | null
  /** Names of the columns; empty texts where the file has no header. */
  names: string[]
  mapping: ListMapping
  /** The upper end of a volume that is a range in two columns. */
  volumeTo: number | null
  /** A row with more cells is left out. */
  mostCells: number
  /** Whether it is an export of Search Console, whose clicks and impressions are no values of a keyword. */
  isSearchConsole: boolean
  /** The first rows below the header, unchanged. */
  rows: Row[]
}

const SAMPLE_ROWS = 200

/**
 * Describes a file's columns, for the user to check and correct. Unlike openTable it accepts a file whose keyword
 * column it does not recognise, because the user can choose it.
 */
export async function previewList(source: FileSource): Promise<ListPreview> {
  const file = await openListFile(source)
  // The lines that cannot be read are named when the whole file is read.
  const blocks = readRecords(file.text, { ...file, onBroken: () => {} })
  const sample: Row[] = []
  try {
    while (sample.length < SAMPLE_ROWS) {
      const block = await blocks.next()
      if (block.done) break
      for (const row of block.value.slice(0, SAMPLE_ROWS)) sample.push(row)
    }
  } finally {
    await blocks.return()
  }
  return describeList(file.name, sample)
}

export async function openListFile(source: FileSource): Promise<DelimitedFile> {
  const file = await sniffFile(source)
  if (file.shape === 'jsonl')
    throw new Invalid(`${file.name} holds JSON: give the keywords as a CSV, TSV or TXT file.`)
  return file
}

function describeList(name: string, sample: Row[]): ListPreview {
  const { index, columns } = findColumns(sample)
  const header = index === -1 ? null : sample[index]
  const rows = sample.slice(index + 1)
  const width = Math.max(1, measureWidth(header ?? { line: 0, cells: [] }), ...rows.map(measureWidth))
  const names = Array.from({ length: width }, (_, at) => (header?.cells[at] ?? '').trim())
  return {
    name,
    headerLine: header?.line ?? null,
    names,
    mapping: mapColumns(columns, names, rows),
    volumeTo: columns?.volumeTo ?? null,
    mostCells: findMostCells(header ?? null, rows),
    isSearchConsole: columns?.isSearchConsole ?? false,
    rows,
  }
}

function findColumns(sample: Row[]): { index: number; columns: Columns | null } {
  const header = findHeader(sample)
  if (header) return header
  const first = Math.max(
    0,
    sample.findIndex((row) => !isSeparatorLine(row)),
  )
  const columns = guessColumns(sample.slice(first))
  if (columns) return { index: first - 1, columns }
  // The widest row is the likeliest header: rows above it are titles.
  const widest = sample.reduce(
    (best, row, at) => (measureWidth(row) > measureWidth(sample[best] ?? row) ? at : best),
    first,
  )
  return { index: widest, columns: null }
}
