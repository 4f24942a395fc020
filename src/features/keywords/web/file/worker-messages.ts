import type { ListedKeyword, ListMapping, ListPreview } from '../../files/index.ts'
import type { Ignored } from '../../rules.ts'

/** What a file brings under one mapping of its columns. */
export interface FileSummary {
  /** Rows with a keyword. */
  rows: number
  /** Different keywords. */
  keywords: number
  skipped: Ignored[]
  /** The first keywords. */
  first: ListedKeyword[]
}

export type Question =
  | { type: 'preview'; file: File }
  | { type: 'read'; file: File; preview: ListPreview; mapping: ListMapping }
  | { type: 'part'; at: number; count: number }

export type Answer =
  | { type: 'preview'; preview: ListPreview }
  | { type: 'read'; summary: FileSummary }
  | { type: 'part'; keywords: ListedKeyword[] }
  /** The sentence that the user reads. */
  | { type: 'refused'; message: string }

export interface Asked {
  request: number
  question: Question
}

export interface Answered {
  request: number
  answer: Answer
}
