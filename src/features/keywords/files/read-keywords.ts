import { Invalid } from '#platform/errors.ts'
import { findRowFault } from './keyword-text.ts'
import type { Header, KeywordTable } from './open-table.ts'
import { readVolume } from './read-volume.ts'
import type { RowSink } from './row-sink.ts'
import { addSkipped, createReport, type ReadReport } from './skipped-rows.ts'
import type { Row } from './split-records.ts'
import { createTextWriter } from './text-writer.ts'
import { listUrls } from './url-cells.ts'

/**
 * Gives every row of a table to the sink: its URLs in rank order, then its keyword and volume. Counts rows without a
 * usable keyword. Throws Invalid for a volume that is no number. `onProgress` gets the bytes read so far.
 */
export async function readKeywords(
  table: KeywordTable,
  { sink, onProgress }: { sink: RowSink; onProgress?: (bytes: number) => void },
): Promise<ReadReport> {
  const report = createReport()
  const { columns } = table.header
  const writeUrl = createTextWriter(sink.url.bind(sink))
  const urlColumns = table.shape === 'wide' ? columns.urls : []
  let volume = 0
  const writeRow = createTextWriter((bytes, start, end) => sink.row(bytes, start, end, volume))

  for await (const rows of table.records) {
    for (const row of rows) readRow(row)
    onProgress?.(table.countBytes())
  }
  return report

  function readRow(row: Row) {
    const keyword = (row.cells[columns.keyword] ?? '').trim()
    const fault = findRowFault(keyword)
    if (fault !== null) {
      if (row.cells.some((cell) => cell.trim() !== '')) addSkipped(report, row.line, fault)
      return
    }
    volume = readRowVolume(row, table)
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

/** A row's monthly searches; 0 where the file does not give them. */
export function readRowVolume(row: Row, { name, header }: { name: string; header: Header }): number {
  const text = findVolumeText(row, header)
  const volume = readVolume(text, header.volumeStyle)
  if (volume === 'unreadable') {
    throw new Invalid(`${name} line ${row.line}: "${text.slice(0, 40)}" is not a number of searches.`)
  }
  return volume ?? 0
}

function findVolumeText({ cells }: Row, { columns }: Header): string {
  const { volume, volumeTo } = columns
  const text = volume === null ? '' : (cells[volume] ?? '').trim()
  const upper = volumeTo === null ? '' : (cells[volumeTo] ?? '').trim()
  return upper === '' ? text : `${text} - ${upper}`
}
