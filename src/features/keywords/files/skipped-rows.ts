/** What a reader did with a file's rows. */
export interface ReadReport {
  rows: number
  /** The first rows that were left out, and why. */
  skipped: { line: number; reason: string }[]
  skippedCount: number
  hasUrls: boolean
}

const MAX_LISTED = 100

export function createReport(): ReadReport {
  return { rows: 0, skipped: [], skippedCount: 0, hasUrls: false }
}

export function addSkipped(report: ReadReport, line: number, reason: string): void {
  report.skippedCount++
  if (report.skipped.length < MAX_LISTED) report.skipped.push({ line, reason })
}
