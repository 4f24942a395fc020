import { tidyKeyword } from '#features/contentplans/rules.ts'
import { Invalid } from '#platform/errors.ts'
import { findKeywordFault } from '../rules.ts'
import { detectListStyle, type ListMapping, type ListStyle } from './map-columns.ts'
import { openListFile, type ListPreview } from './preview-list.ts'
import { readAmount } from './read-amount.ts'
import { readIntent } from './read-intent.ts'
import { readRecords } from './read-records.ts'
import { readVolume } from './read-volume.ts'
import type { FileSource } from './row-sink.ts'
import type { Row } from './split-records.ts'

/** A keyword of a list, in the words of the wire; a value is null when the list does not give it. */
export interface ListedKeyword {
  keyword: string
  estimated_search_volume: number | null
  difficulty: number | null
  cpc: number | null
  competition: number | null
  intent: string | null
}

export interface ListReport {
  rows: number
  skipped: number
  /** How many rows were skipped for which reason. */
  skippedReasons: { reason: string; count: number }[]
  /** The first 100 skipped rows. */
  skippedRows: { line: number; reason: string; text: string }[]
}

const MAX_LISTED = 100
const LONGEST_SHOWN = 100
const LARGEST_VOLUME = 2 ** 31 - 1
const HIGHEST_CPC = 1_000_000

export function createListReport(): ListReport {
  return { rows: 0, skipped: 0, skippedReasons: [], skippedRows: [] }
}

/**
 * Reads a list by a mapping, in blocks, and counts rows in the report while it reads. A number that cannot be read
 * becomes null; a row without a usable keyword is skipped.
 */
export async function* readList(
  source: FileSource,
  { preview, mapping, report }: { preview: ListPreview; mapping: ListMapping; report: ListReport },
): AsyncGenerator<ListedKeyword[], void> {
  const { keyword } = mapping
  if (keyword === null) throw new Invalid('Choose the column that holds the keywords.')
  const options = planReading(preview, { ...mapping, keyword })
  const file = await openListFile(source)
  for await (const block of readRecords(file.text, file)) {
    const rows = block.filter(({ line }) => line > (preview.headerLine ?? 0))
    yield rows.flatMap((row) => readRow(row, options, report))
  }
}

interface ReadOptions {
  mapping: ListMapping & { keyword: number }
  style: ListStyle
  volumeTo: number | null
}

function planReading(preview: ListPreview, mapping: ReadOptions['mapping']): ReadOptions {
  const style = detectListStyle(mapping, preview.rows)
  // The two columns are a range only when the first of them is still the one for the volume.
  return { mapping, style, volumeTo: mapping.volume === preview.mapping.volume ? preview.volumeTo : null }
}

function readRow(row: Row, { mapping, style, volumeTo }: ReadOptions, report: ListReport): ListedKeyword[] {
  const cellOf = (column: number | null) => (column === null ? '' : (row.cells[column] ?? '').trim())
  const keyword = tidyKeyword(cellOf(mapping.keyword))
  const fault = findKeywordFault(keyword)
  if (fault !== null) {
    if (row.cells.some((cell) => cell.trim() !== '')) skip(report, row, fault)
    return []
  }
  report.rows++
  const upper = cellOf(volumeTo)
  const volume = readVolume([cellOf(mapping.volume), upper].filter(Boolean).join(' - '), style.volume)
  return [
    {
      keyword,
      estimated_search_volume: typeof volume === 'number' && volume <= LARGEST_VOLUME ? volume : null,
      difficulty: readUpTo(100, cellOf(mapping.difficulty), style.difficulty),
      cpc: readUpTo(HIGHEST_CPC, cellOf(mapping.cpc), 1),
      competition: readUpTo(100, cellOf(mapping.competition), style.competition),
      intent: readIntent(cellOf(mapping.intent)),
    },
  ]
}

function readUpTo(most: number, text: string, scale: 1 | 100): number | null {
  const amount = readAmount(text)
  // In binary, 0.28 * 100 is not 28.
  const value = amount === null ? null : Math.round(amount * scale * 1e6) / 1e6
  return value === null || value > most ? null : value
}

function skip(report: ListReport, { line, cells }: Row, reason: string): void {
  report.skipped++
  const known = report.skippedReasons.find((one) => one.reason === reason)
  if (known) known.count++
  else report.skippedReasons.push({ reason, count: 1 })
  if (report.skippedRows.length < MAX_LISTED)
    report.skippedRows.push({ line, reason, text: cells.join(' ').trim().slice(0, LONGEST_SHOWN) })
}
