import { cleanKeyword } from '#features/contentplans/rules.ts'
import { Invalid } from '#platform/errors.ts'
import { findReviewReason, type KeywordValues } from '../incoming/index.ts'
import { findKeywordFault } from '../rules.ts'
import { detectListStyle, type ListMapping, type ListStyle } from './map-columns.ts'
import { openListFile, type ListPreview } from './preview-list.ts'
import { readAmount } from './read-amount.ts'
import { readIntent } from './read-intent.ts'
import { findWidthFault } from './read-header.ts'
import { readRecords } from './read-records.ts'
import { isRoughVolume, readVolume } from './read-volume.ts'
import type { FileSource } from './row-sink.ts'
import { listSkipped } from './skipped-rows.ts'
import type { BrokenLine, Row } from './split-records.ts'

/** A keyword of a list, in the words of the wire; a value is null when the list does not give it. */
export interface ListedKeyword extends KeywordValues {
  keyword: string
}

interface ListReport {
  rows: number
  /** How many rows were skipped for which reason. */
  skippedReasons: { reason: string; count: number }[]
  skippedRows: ListRow[]
}

/** A row that is left out or to be reviewed, and why. */
export interface ListRow {
  line: number
  reason: string
  text: string
}

/** What a row gives: a keyword, or one that a user should look at before it is added. */
interface ListedRow {
  keyword: ListedKeyword
  review: ListRow | null
}

const LARGEST_VOLUME = 2 ** 31 - 1
const HIGHEST_CPC = 1_000_000

export function createListReport(): ListReport {
  return { rows: 0, skippedReasons: [], skippedRows: [] }
}

/**
 * Reads a list by a mapping, in blocks, and counts rows in the report while it reads. A number that cannot be read
 * becomes null; a row without a usable keyword, and a line that cannot be read, is skipped.
 */
export async function* readList(
  source: FileSource,
  { preview, mapping, report }: { preview: ListPreview; mapping: ListMapping; report: ListReport },
): AsyncGenerator<ListedRow[], void> {
  const { keyword } = mapping
  if (keyword === null) throw new Invalid('Choose the column that holds the keywords.')
  const options = planReading(preview, { ...mapping, keyword })
  const file = await openListFile(source)
  const isBelow = ({ line }: { line: number }) => line > (preview.headerLine ?? 0)
  const onBroken = (line: BrokenLine) => isBelow(line) && skip(report, line)
  for await (const block of readRecords(file.text, { ...file, onBroken }))
    yield block.filter(isBelow).flatMap((row) => readRow(row, options, report) ?? [])
}

interface ReadOptions {
  mapping: ListMapping & { keyword: number }
  style: ListStyle
  volumeTo: number | null
  mostCells: number
}

function planReading(preview: ListPreview, mapping: ReadOptions['mapping']): ReadOptions {
  const style = detectListStyle(mapping, preview.rows)
  // The two columns are a range only when the first of them is still the one for the volume.
  const volumeTo = mapping.volume === preview.mapping.volume ? preview.volumeTo : null
  return { mapping, style, volumeTo, mostCells: preview.mostCells }
}

function readRow(row: Row, options: ReadOptions, report: ListReport): ListedRow | null {
  const { mapping, style, volumeTo, mostCells } = options
  const cellOf = (column: number | null) => (column === null ? '' : (row.cells[column] ?? '').trim())
  const keyword = cleanKeyword(cellOf(mapping.keyword))
  const fault = findKeywordFault(keyword) ?? findWidthFault(row, mostCells)
  const describe = (reason: string) => ({ line: row.line, reason, text: row.cells.join(' ') })
  if (fault !== null) {
    if (row.cells.some((cell) => cell.trim() !== '')) skip(report, describe(fault))
    return null
  }
  report.rows++
  const volumeText = [cellOf(mapping.volume), cellOf(volumeTo)].filter(Boolean).join(' - ')
  const volume = readVolume(volumeText, style.volume)
  const isKnown = typeof volume === 'number' && volume <= LARGEST_VOLUME
  const review = findReviewReason(keyword)
  return {
    keyword: {
      keyword,
      estimated_search_volume: isKnown ? volume : null,
      volume_is_rough: isKnown && isRoughVolume(volumeText),
      difficulty: readUpTo(100, cellOf(mapping.difficulty), style.difficulty),
      cpc: readUpTo(HIGHEST_CPC, cellOf(mapping.cpc), 1),
      competition: readUpTo(100, cellOf(mapping.competition), style.competition),
      intent: readIntent(cellOf(mapping.intent)),
    },
    review: review === null ? null : describe(review),
  }
}

function readUpTo(most: number, text: string, scale: 1 | 100): number | null {
  const amount = readAmount(text)
  // In binary, 0.28 * 100 is not 28.
  const value = amount === null ? null : Math.round(amount * scale * 1e6) / 1e6
  return value === null || value > most ? null : value
}

function skip(report: ListReport, row: ListRow): void {
  const known = report.skippedReasons.find(({ reason }) => reason === row.reason)
  if (known) known.count++
  else report.skippedReasons.push({ reason: row.reason, count: 1 })
  listSkipped(report.skippedRows, row)
}
