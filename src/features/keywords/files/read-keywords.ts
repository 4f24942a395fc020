import { Invalid } from '#platform/errors.ts'
import { findRowFault, isRowFault } from './keyword-text.ts'
import type { Header, KeywordTable } from './open-table.ts'
import { findWidthFault } from './read-header.ts'
import { readVolume } from './read-volume.ts'
import type { RowSink } from './row-sink.ts'
import { addSkipped, type ReadReport } from './skipped-rows.ts'
import type { Row } from './split-records.ts'
import { createTextWriter } from './text-writer.ts'
import { listUrls } from './url-cells.ts'

/**
 * Gives every row of a table to the sink: its URLs in rank order, then its keyword and volume. Rows that cannot be used
 * are in the report. Throws Invalid when all rows are broken. `onProgress` gets the bytes read so far.
 */
export async function readKeywords(
  table: KeywordTable,
  { sink, onProgress }: { sink: RowSink; onProgress?: (bytes: number) => void },
): Promise<ReadReport> {
  const { report } = table
  const { columns } = table.header
  const writeUrl = createTextWriter(sink.url.bind(sink))
  const urlColumns = table.shape === 'wide' ? columns.urls : []
  let volume: number | null = null
  const writeRow = createTextWriter((bytes, start, end) => sink.row(bytes, start, end, volume))

  for await (const rows of table.records) {
    for (const row of rows) readRow(row)
    onProgress?.(table.countBytes())
  }
  refuseBrokenFile(table)
  return report

  function readRow(row: Row) {
    const keyword = (row.cells[columns.keyword] ?? '').trim()
    const found = readRowVolume(row, table)
    const fault =
      findRowFault(keyword) ??
      findWidthFault(row, table.header.mostCells) ??
      (typeof found === 'string' ? found : null)
    if (fault !== null || typeof found === 'string') {
      if (row.cells.some((cell) => cell.trim() !== '')) skipRow(report, row, fault ?? '')
      return
    }
    volume = found
    for (const column of urlColumns) {
      for (const url of listUrls(row.cells[column] ?? '')) {
        writeUrl(url)
        report.hasUrls = true
      }
    }
    writeRow(keyword)
    report.rows++
  }
}

/** A row's monthly searches, null where the file does not give them; or why the row is left out. */
export function readRowVolume(row: Row, { header }: Pick<KeywordTable, 'header'>): number | null | string {
  const text = findVolumeText(row, header)
  const volume = readVolume(text, header.volumeStyle)
  return volume === 'unreadable' ? `"${text.slice(0, 40)}" is not a number of searches` : volume
}

export function skipRow(report: ReadReport, { line, cells }: Row, reason: string): void {
  addSkipped(report, { line, reason, text: cells.join(' ') })
}

/** Why a row without a web address is left out of a table of search results. */
export const NO_URL = 'no URL'

/** Throws Invalid, with the first reason, for a file of which no row could be read because all are broken. */
export function refuseBrokenFile({ name, report }: Pick<KeywordTable, 'name' | 'report'>): void {
  const [first] = report.skipped
  if (report.rows > 0 || first === undefined || isRowFault(first.reason) || first.reason === NO_URL) return
  throw new Invalid(`${name} line ${first.line}: ${first.reason}.`)
}

function findVolumeText({ cells }: Row, { columns }: Header): string {
  const { volume, volumeTo } = columns
  const text = volume === null ? '' : (cells[volume] ?? '').trim()
  const upper = volumeTo === null ? '' : (cells[volumeTo] ?? '').trim()
  return upper === '' ? text : `${text} - ${upper}`
}
