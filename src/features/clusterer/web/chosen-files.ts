export interface ChosenFiles {
  keywords: File | null
  serps: File | null
}

export type FileRole = keyof ChosenFiles

export const NO_FILES: ChosenFiles = { keywords: null, serps: null }

/** Names that the file dialog offers first; the reader accepts a file by its content, not by its name. */
export const ACCEPTED = '.csv,.tsv,.tab,.txt,.jsonl,.ndjson'
