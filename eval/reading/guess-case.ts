import { eld } from 'eld/small'
import type { SourcePage } from '#features/writing/contract.ts'
import { listTerms, splitWords } from '#features/writing/text/index.ts'

type Page = Pick<SourcePage, 'title' | 'text'>

const LONGEST_SAMPLE = 2_000
const LONGEST_KEYWORD = 4

/** The language that most of the pages' texts are in: ISO 639-1. */
export function guessLanguage(pages: readonly Page[]): string {
  const votes = countEach(pages.map(({ text }) => eld.detect(text.slice(0, LONGEST_SAMPLE)).language))
  votes.delete('')
  return findMost(votes) ?? 'en'
}

/** The words that most titles share; of those in as many titles, the longest. */
export function guessMainKeyword(pages: readonly Page[], language: string): string {
  const votes = countEach(
    pages.flatMap(({ title }) => [
      ...new Set(listTerms(splitWords(title, language), language, LONGEST_KEYWORD)),
    ]),
  )
  const best = Math.max(0, ...votes.values())
  const shared = [...votes].filter(([, count]) => count >= Math.max(2, best * 0.6)).map(([term]) => term)
  const [longest] = shared.toSorted((a, b) => b.length - a.length)
  return longest ?? findMost(votes) ?? pages[0]?.title ?? ''
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function findMost(counts: ReadonlyMap<string, number>): string | null {
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}
