import type { ChosenFiles } from './chosen-files.ts'

const HEAD_BYTES = 4096
const SERP_NAME = /serp|search.?results/i
const SERP_COLUMN = /\b(url|link|position|rank)s?\b|serp/i
const KEYWORD_COLUMN = /volume|impressions|searches|suchvolumen|clicks/i

interface FilesApart {
  files: ChosenFiles
  /** Something the user should check, or null. */
  notice: string | null
}

/** Decides by name and header which of two files holds the keywords and which the search results. */
export async function tellFilesApart([first, second, ...more]: File[]): Promise<FilesApart> {
  if (!first) return { files: { keywords: null, serps: null }, notice: null }
  if (!second) return { files: { keywords: first, serps: null }, notice: null }
  const [firstScore, secondScore] = await Promise.all([serpLikeness(first), serpLikeness(second)])
  const alike = firstScore === secondScore
  const firstIsSerps = alike ? first.size > second.size : firstScore > secondScore
  return {
    files: firstIsSerps ? { keywords: second, serps: first } : { keywords: first, serps: second },
    notice: listNotices(alike, more.length),
  }
}

function listNotices(alike: boolean, unused: number): string | null {
  if (unused > 0) return 'Only the first two files were taken: one of keywords, one of search results.'
  return alike ? 'Both files look alike: check which is which, and swap them if needed.' : null
}

async function serpLikeness(file: File): Promise<number> {
  const header = await readFirstLine(file)
  return (
    (SERP_NAME.test(file.name) ? 2 : 0) +
    (SERP_COLUMN.test(header) ? 1 : 0) -
    (KEYWORD_COLUMN.test(header) ? 2 : 0)
  )
}

async function readFirstLine(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.split(/\r?\n/, 1)[0] ?? ''
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
