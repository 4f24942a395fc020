import { measure, type Measures } from './measures.ts'

type Row = Record<string, unknown>

/** Reads a number; 0 when it is missing. The statement must have cast it to a number. */
export function readNumber(row: Row, name: string): number {
  return Number(row[name] ?? 0)
}

export function readText(row: Row, name: string): string {
  return String(row[name] ?? '')
}

/** Reads the measures from columns with a prefix; all of them are null when the impressions are. */
export function readMeasures(row: Row, prefix: string): Measures {
  const impressions = row[`${prefix}impressions`]
  if (impressions === null || impressions === undefined) return measure(null)
  return measure({
    clicks: readNumber(row, `${prefix}clicks`),
    impressions: Number(impressions),
    position_sum: readNumber(row, `${prefix}position_sum`),
  })
}
