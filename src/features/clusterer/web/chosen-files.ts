export interface ChosenFiles {
  keywords: File | null
  serps: File | null
}

export type FileRole = keyof ChosenFiles

export const NO_FILES: ChosenFiles = { keywords: null, serps: null }

export const ACCEPTED = '.csv,.tsv,.tab,.txt,.jsonl,.ndjson'

const SPREADSHEET = /\.(xlsx?|xlsm|ods|numbers)$/i
const OTHER_KIND = /\.(png|jpe?g|gif|webp|svg|heic|pdf|docx?|pptx?|zip|gz|rar|7z|mp[34]|mov|html?)$/i

/** The sentence about a file that cannot hold keywords, or null. */
export function refuseFile({ name, type, size }: File): string | null {
  if (SPREADSHEET.test(name))
    return `“${name}” is a spreadsheet. Save it as CSV in the program you made it with, then choose that file.`
  if (OTHER_KIND.test(name) || /^(image|audio|video)\//.test(type))
    return `“${name}” is not a list of keywords. Choose a CSV, TSV, TXT or JSONL file.`
  if (size === 0) return `“${name}” is empty. Choose another file.`
  return null
}

/** A pasted list as a file; the reader finds out columns and separators by itself. */
export function fileFromText(text: string): File {
  const isJsonLines = text.trimStart().startsWith('{')
  return new File([text], isJsonLines ? 'pasted-list.jsonl' : 'pasted-list.txt', { type: 'text/plain' })
}
