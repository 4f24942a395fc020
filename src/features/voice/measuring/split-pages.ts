import { isUnspaced } from '#features/writing/text/index.ts'
import type { OwnPage, PageParts } from './own-page.ts'

/** The end of a sentence, with what may close behind it. */
const ENDS = /[.!?…。！？؟:;][\s"'”’»)\]」』]{0,3}$/u
const LEAST_WORDS = 4
const LEAST_CHARACTERS = 12
/** Pages from which on a line that most of them have is no part of any. */
const LEAST_PAGES = 3
const LONGEST_LINE = 4_000

/**
 * Tells paragraphs from headings, items and cells, which stored texts do not. A line that a third of the pages share, as
 * a note about cookies, is left out.
 */
export function splitPages(pages: readonly OwnPage[], language: string): PageParts[] {
  const shared = findShared(pages)
  const isWhole = (line: string) =>
    ENDS.test(line.slice(-10)) &&
    (isUnspaced(language)
      ? line.length >= LEAST_CHARACTERS
      : line.split(' ', LEAST_WORDS).length >= LEAST_WORDS)
  return pages.map(({ url, title, text, headings }) => {
    const headed = new Set(headings.map((one) => one.text))
    return {
      url,
      title,
      paragraphs: [...new Set(text.split('\n'))].filter(
        (line) => line.length <= LONGEST_LINE && !headed.has(line) && !shared.has(line) && isWhole(line),
      ),
      headings: headings.filter((one) => one.level > 1 && !shared.has(one.text)).map((one) => one.text),
    }
  })
}

function findShared(pages: readonly OwnPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text, headings } of pages) {
    const lines = new Set([...text.split('\n'), ...headings.map((one) => one.text)])
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  const most = Math.max(LEAST_PAGES - 1, Math.floor(pages.length / 3))
  return new Set([...counts].filter(([, count]) => count > most).map(([line]) => line))
}
