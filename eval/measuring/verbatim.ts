import type { SourcePage } from '#features/writing/contract.ts'
import { isUnspaced, splitWords } from '#features/writing/text/index.ts'
import { itemAt } from '#platform/items.ts'
import type { ReadArticle } from './read-article.ts'
import type { Share } from './share.ts'

/** Words in a row that are no chance any more; without spaces between them, words are shorter. */
const RUN = { spaced: 8, unspaced: 14 }

/** The words of a text that are not copied: those copied stand in runs that one page has, too. Quotes count as copied. */
export function countOwnWords(
  { leaves }: ReadArticle,
  { pages, language }: { pages: readonly SourcePage[]; language: string },
): Share {
  const length = isUnspaced(language) ? RUN.unspaced : RUN.spaced
  const runs = new Set(pages.flatMap(({ text }) => listRuns(splitWords(text, language), length)))
  let of = 0
  let copied = 0
  const faults: string[] = []
  for (const { text } of leaves) {
    const words = splitWords(text, language)
    const isCopied = words.map(() => false)
    for (const [start, run] of listRuns(words, length).entries())
      if (runs.has(run)) isCopied.fill(true, start, start + length)
    const count = isCopied.filter(Boolean).length
    if (count > 0) faults.push(words.filter((_, place) => itemAt(isCopied, place)).join(' '))
    copied += count
    of += words.length
  }
  return { right: of - copied, of, faults }
}

function listRuns(words: readonly string[], length: number): string[] {
  const runs: string[] = []
  for (let end = length; end <= words.length; end++) runs.push(words.slice(end - length, end).join(' '))
  return runs
}
