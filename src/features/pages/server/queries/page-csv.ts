import { disarmFormulas, writeCsvCell } from '#features/keywords/rules.ts'
import type { PageRow } from './page-rows.ts'

const COLUMNS: readonly (readonly [name: string, value: (row: PageRow) => string | number | null])[] = [
  ['URL', (row) => row.url],
  ['Title', (row) => row.title],
  ['Cluster', (row) => row.article_title],
  ['Type', (row) => row.type],
  ['Status', (row) => row.status_code],
  ['Impressions', (row) => row.google_impressions_last],
  ['Clicks', (row) => row.google_clicks_last],
  ['Rank', (row) => row.google_position_last],
  ['Internal links', (row) => row.inLinksCount],
  ['Blog links', (row) => row.inLinksFromBlog],
  ['Published at', (row) => row.published_at],
  ['Parent category', (row) => row.parent_category],
  ['Stock', (row) => row.stock_status],
  ['Favorite', (row) => writeFlag(row.favorite_product)],
  ['Excluded', (row) => writeFlag(row.excluded)],
  // The days of numbers from a file, where they are not of the last 30 days.
  ['Period', (row) => row.google_period],
]

/** Begins with the byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_HEAD = `\ufeff${COLUMNS.map(([name]) => name).join(',')}\r\n`

/** A row of CSV (RFC 4180) in which a spreadsheet finds no formula. */
export function writeCsvRow(row: PageRow): string {
  return `${COLUMNS.map(([, value]) => writeCell(value(row))).join(',')}\r\n`
}

function writeFlag(flag: boolean): string {
  return flag ? 'yes' : ''
}

function writeCell(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'string' ? writeCsvCell(disarmFormulas(value)) : String(value)
}
