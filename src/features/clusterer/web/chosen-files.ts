export interface ChosenFiles {
  keywords: File | null
  serps: File | null
}

export type FileRole = keyof ChosenFiles

export const NO_FILES: ChosenFiles = { keywords: null, serps: null }

/** What the file dialog offers first; the reader judges a file by its content, not by its name. */
export const ACCEPTED = '.csv,.tsv,.tab,.txt,.jsonl,.ndjson'
