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

/** The words of the screen. */
const WORDS: Record<KeywordRow['status'] | KeywordRow['source'], string> = {
  in_plan: 'Active',
  not_in_plan: 'Inactive',
  excluded: 'Excluded',
  google_search_console: 'Search Console',
  upload: 'Uploaded',
  related: 'Related',
  'auto-expand': 'Auto-expand',
}

/** Begins with the byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_HEAD = `\ufeff${COLUMNS.map(([name]) => name).join(',')}\r\n`

/** A row of CSV (RFC 4180) in which a spreadsheet finds no formula. */
export function writeCsvRow(row: KeywordRow): string {
  const { estimated_search_volume: volume, volume_is_rough: isRough } = row
  const shown = {
    ...row,
    // Our own reader of lists reads it as a rough volume.
    estimated_search_volume: isRough ? `~${volume ?? ''}` : volume,
    status: WORDS[row.status],
    source: WORDS[row.source],
  }
  return `${COLUMNS.map(([, column]) => writeCell(shown[column])).join(',')}\r\n`
}

function writeCell(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'string' ? writeCsvCell(disarmFormulas(value)) : String(value)
}
