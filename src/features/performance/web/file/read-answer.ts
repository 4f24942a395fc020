import type { FilePart, FoundText, SearchFile } from '../../files/index.ts'

/** What a file brings, before it is imported. */
export interface FileSummary extends Pick<
  SearchFile,
  'kind' | 'language' | 'isComparison' | 'rows' | 'skipped'
> {
  days: number
  range: { from: string | null; to: string | null }
  queries: number
  pages: number
  first: FoundText[]
}

export type ReadAnswer =
  | { type: 'read'; summary: FileSummary; parts: FilePart[] }
  /** The sentence that the user reads. */
  | { type: 'refused'; message: string }
