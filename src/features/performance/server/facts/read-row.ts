import { measure, type Measures } from './measures.ts'

type Row = Record<string, unknown>

/** A number that the statement has made one; what is missing is 0. */
export function readNumber(row: Row, name: string): number {
  return Number(row[name] ?? 0)
}

export function readText(row: Row, name: string): string {
  return String(row[name] ?? '')
}

/** The measures in columns that begin with a word; null where the statement knows of none. */
export function readMeasures(row: Row, prefix: string): Measures {
  const impressions = row[`${prefix}impressions`]
  if (impressions === null || impressions === undefined) return measure(null)
  return measure({
    clicks: readNumber(row, `${prefix}clicks`),
    impressions: Number(impressions),
    position_sum: readNumber(row, `${prefix}position_sum`),
  })
}
