import { disarmFormulas, writeCsvCell } from '../../rules.ts'
import type { KeywordRow } from './keyword-rows.ts'

const COLUMNS = [
  ['Keyword', 'keyword'],
  ['Status', 'status'],
  ['Search volume', 'estimated_search_volume'],
  ['Difficulty', 'difficulty'],
  ['CPC', 'cpc'],
  ['Competition', 'competition'],
  ['Intent', 'intent'],
  ['Impressions', 'google_impressions_last'],
  ['Clicks', 'google_clicks_last'],
  ['CTR', 'google_ctr_last'],
  ['Rank', 'google_position_last'],
  ['Cluster', 'title'],
  ['Source', 'source'],
] as const satisfies (readonly [string, keyof KeywordRow])[]

/** Begins with the byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_HEAD = `\ufeff${COLUMNS.map(([name]) => name).join(',')}\r\n`

/** A row of CSV (RFC 4180) in which a spreadsheet finds no formula. */
export function writeCsvRow(row: KeywordRow): string {
  return `${COLUMNS.map(([, column]) => writeCell(row[column])).join(',')}\r\n`
}

function writeCell(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'string' ? writeCsvCell(disarmFormulas(value)) : String(value)
}
