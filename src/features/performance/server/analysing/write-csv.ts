import { disarmFormulas, writeCsvCell } from '#features/keywords/rules.ts'
import type { SentFile } from '#platform/contract/files.ts'
import type { Measures } from '../facts/measures.ts'

/** The heads of the cells of listMeasures. */
export const MEASURES = ['Impressions', 'Clicks', 'CTR', 'Rank'] as const

export type Cell = string | number | null

/** A file of the report: lines of cells, the heads first. */
export function writeCsvFile(fileName: string, lines: readonly (readonly Cell[])[]): SentFile {
  const text = lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
  return {
    fileName,
    contentType: 'text/csv; charset=utf-8',
    body: new Blob([`\ufeff${text}`]).stream(),
  }
}

export function listMeasures(measures: Measures | null): Cell[] {
  const { impressions, clicks, ctr, position } = measures ?? {}
  return [impressions ?? null, clicks ?? null, round(ctr, 4), round(position, 2)]
}

function round(value: number | null | undefined, digits: number): number | null {
  return value === null || value === undefined ? null : Number(value.toFixed(digits))
}

function writeCell(value: Cell): string {
  if (value === null) return ''
  return typeof value === 'string' ? writeCsvCell(disarmFormulas(value)) : String(value)
}
