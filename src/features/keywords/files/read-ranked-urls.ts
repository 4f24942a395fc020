import { Invalid } from '#platform/errors.ts'
import { findRowFault } from './keyword-text.ts'
import type { KeywordTable } from './open-table.ts'
import { readRowVolume } from './read-keywords.ts'
import { addSkipped, createReport, type ReadReport } from './skipped-rows.ts'
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
  /** Monthly searches of the keyword, 0 where the file gives none. */
  volume: number
  line: number
}

/**
 * Reads a table with one row a search result. Counts rows without a usable keyword or URL. Throws Invalid for a
 * position or volume that is no number. `onProgress` gets the bytes read so far.
 */
export async function readRankedUrls(
  table: KeywordTable,
  {
    onRankedUrl,
    onProgress,
  }: { onRankedUrl: (found: RankedUrl) => void; onProgress?: (bytes: number) => void },
): Promise<ReadReport> {
  const report = createReport()
  const { columns } = table.header
  const [urlColumn = -1] = columns.urls

  for await (const rows of table.records) {
    for (const row of rows) readRow(row)
    onProgress?.(table.countBytes())
  }
  report.hasUrls = report.rows > 0
  return report

  function readRow(row: Row) {
    const keyword = (row.cells[columns.keyword] ?? '').trim()
    const [url] = listUrls(row.cells[urlColumn] ?? '')
    const fault = findRowFault(keyword) ?? (url === undefined ? 'no URL' : null)
    if (fault !== null || url === undefined) return addSkipped(report, row.line, fault ?? 'no URL')
    const position = readPosition(row, table)
    onRankedUrl({ keyword, position, url, volume: readRowVolume(row, table), line: row.line })
    report.rows++
  }
}

function readPosition({ cells, line }: Row, { name, header }: KeywordTable): number | null {
  const column = header.columns.position
  const text = column === null ? '' : (cells[column] ?? '').trim()
  if (/^$|^[-–—]+$|^(n\/a|null|none|nan)$/i.test(text)) return null
  const [, digits] = /^[#>]?\s*(\d{1,6}(?:[.,]\d+)?)[.+]?$/.exec(text) ?? []
  if (digits === undefined)
    throw new Invalid(`${name} line ${line}: "${text.slice(0, 40)}" is not a position.`)
  return Number(digits.replace(',', '.'))
}
