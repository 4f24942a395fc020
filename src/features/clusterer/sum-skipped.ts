import type { FileSource } from '#features/keywords/files/index.ts'
import type { ClusteringSummary } from './contract.ts'

/** Rows of a file that could not be used. */
export interface Skipped {
  skippedCount: number
  /** The first of them. */
  skipped: readonly { line: number; reason: string; text: string }[]
}

/** The rows of files that could not be used, each file's in the order of its lines. */
export function sumSkipped(
  reports: readonly (readonly [source: FileSource | null, report: Skipped | null])[],
): Pick<ClusteringSummary, 'skipped' | 'skippedRows'> {
  return {
    skipped: reports.reduce((sum, [, report]) => sum + (report?.skippedCount ?? 0), 0),
    skippedRows: reports.flatMap(([source, report]) => {
      const rows = (report?.skipped ?? []).toSorted((one, other) => one.line - other.line)
      return rows.map((row) => ({ ...row, line: `${source?.name ?? ''} line ${row.line}` }))
    }),
  }
}
