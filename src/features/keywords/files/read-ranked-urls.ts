import { findRowFault } from './keyword-text.ts'
import type { KeywordTable } from './open-table.ts'
import { findWidthFault } from './read-header.ts'
import { NO_URL, readRowVolume, refuseBrokenFile, skipRow } from './read-keywords.ts'
import type { ReadReport } from './skipped-rows.ts'
import type { Row } from './split-records.ts'
import { listUrls } from './url-cells.ts'

/**
 * One search result. Keep its texts only as copies or bytes: the texts themselves keep their part of the file in
 * memory.
 */
export interface RankedUrl {
  keyword: string
  /** Position from 1; null where the file has none: then the order of the lines is the order of the results. */
  position: number | null
  url: string
  /** Monthly searches of the keyword, null where the file gives none. */
  volume: number | null
  line: number
}

/**
 * Reads a table with one row a search result. Rows that cannot be used are in the report. Throws Invalid when all rows
 * are broken. `onProgress` gets the bytes read so far.
 */
export async function readRankedUrls(
  table: KeywordTable,
  {
    onRankedUrl,
    onProgress,
  }: { onRankedUrl: (found: RankedUrl) => void; onProgress?: (bytes: number) => void },
): Promise<ReadReport> {
  const { report } = table
  const { columns } = table.header
  const [urlColumn = -1] = columns.urls

  for await (const rows of table.records) {
    for (const row of rows) readRow(row)
    onProgress?.(table.countBytes())
  }
  report.hasUrls = report.rows > 0
  refuseBrokenFile(table)
  return report

  function readRow(row: Row) {
    const keyword = (row.cells[columns.keyword] ?? '').trim()
    const [url] = listUrls(row.cells[urlColumn] ?? '')
    const position = readPosition(row, table)
    const volume = readRowVolume(row, table)
    const fault =
      findRowFault(keyword) ??
      findWidthFault(row, table.header.mostCells) ??
      (url === undefined ? NO_URL : null)
    if (fault !== null || url === undefined) return skipRow(report, row, fault ?? NO_URL)
    if (typeof position === 'string') return skipRow(report, row, position)
    if (typeof volume === 'string') return skipRow(report, row, volume)
    onRankedUrl({ keyword, position, url, volume, line: row.line })
    report.rows++
  }
}

/** The position, null where the file has none; or why the row is left out. */
function readPosition({ cells }: Row, { header }: KeywordTable): number | string | null {
  const column = header.columns.position
  const text = column === null ? '' : (cells[column] ?? '').trim()
  if (/^$|^[-–—]+$|^(n\/a|null|none|nan)$/i.test(text)) return null
  const [, digits] = /^[#>]?\s*(\d{1,6}(?:[.,]\d+)?)[.+]?$/.exec(text) ?? []
  return digits === undefined ? `"${text.slice(0, 40)}" is not a position` : Number(digits.replace(',', '.'))
}
