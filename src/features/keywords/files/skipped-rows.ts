import { MOST_IGNORED_LISTED } from '../rules.ts'

/** What a reader did with a file's rows. */
export interface ReadReport {
  rows: number
  /** The rows that were left out, and why. */
  skipped: SkippedRow[]
  skippedCount: number
  hasUrls: boolean
}

interface SkippedRow {
  line: number
  reason: string
  /** The beginning of the row. */
  text: string
}

const LONGEST_SHOWN = 200

export function createReport(): ReadReport {
  return { rows: 0, skipped: [], skippedCount: 0, hasUrls: false }
}

export function addSkipped(report: ReadReport, row: SkippedRow): void {
  report.skippedCount++
  listSkipped(report.skipped, row)
}

/** Lists a row, as long as the list is short. */
export function listSkipped(listed: SkippedRow[], { line, reason, text }: SkippedRow): void {
  if (listed.length < MOST_IGNORED_LISTED)
    listed.push({ line, reason, text: text.trim().slice(0, LONGEST_SHOWN) })
}
