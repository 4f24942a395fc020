import { listTerms, splitSentences, splitWords } from '#features/writing/text/index.ts'
import { foldName } from './name-of-domain.ts'
import type { PageParts } from './own-page.ts'

export interface Preferred {
  term: string
  /** Own pages that use it. */
  pages: number
  /** Times in 1,000 words, on own pages and on those that rank. */
  own: number
  rivals: number
}

const LEAST_PAGES = 3
const LEAST_TIMES = 5
/** How many times as often as on the ranking pages. */
const FAR_MORE = 5
const MOST = 12
const LEAST_LETTERS = 4
/** Counted at least as often as this on the ranking pages, so that a term that they lack by chance is no find. */
const LEAST_RIVAL_TIMES = 1

/** Words that the own pages use far more often than the pages that rank; the name of the site is no such word. */
export function findPreferred(
  pages: readonly PageParts[],
  { rivals, language, name }: { rivals: readonly string[]; language: string; name: string },
): Preferred[] {
  const own = pages.map(({ paragraphs }) => countTerms(paragraphs.join('\n'), language))
  const other = rivals.map((text) => countTerms(text, language))
  const [ownWords, rivalWords] = [sumWords(own), sumWords(other)]
  if (ownWords === 0 || rivalWords === 0) return []
  const found = [...sumTerms(own)].flatMap(([term, { times, pages: on }]): Preferred[] => {
    if (on < LEAST_PAGES || times < LEAST_TIMES || term.length < LEAST_LETTERS) return []
    if (/\p{N}/u.test(term) || hasName(term, name)) return []
    const there = other.reduce((sum, { terms }) => sum + (terms.get(term) ?? 0), 0)
    const ownRate = rate(times, ownWords)
    const isFarMore = ownRate >= FAR_MORE * rate(Math.max(there, LEAST_RIVAL_TIMES), rivalWords)
    return isFarMore ? [{ term, pages: on, own: ownRate, rivals: rate(there, rivalWords) }] : []
  })
  return dropParts(found.toSorted((one, two) => two.pages - one.pages || two.own - one.own)).slice(0, MOST)
}

/** A name of one or two letters is part of too many words. */
function hasName(term: string, name: string): boolean {
  return name.length >= LEAST_LETTERS && foldName(term).includes(name)
}

function rate(times: number, words: number): number {
  return (times * 1_000) / words
}

/** "shell jacket" says more than "shell". */
function dropParts(found: readonly Preferred[]): Preferred[] {
  return found.filter(
    ({ term, pages }) =>
      !found.some(
        (one) => one.term !== term && ` ${one.term} `.includes(` ${term} `) && one.pages >= pages * 0.7,
      ),
  )
}

interface Counted {
  words: number
  terms: Map<string, number>
}

function countTerms(text: string, language: string): Counted {
  const terms = new Map<string, number>()
  let count = 0
  for (const sentence of splitSentences(text, language)) {
    const words = splitWords(sentence.text, language)
    count += words.length
    for (const term of listTerms(words, language, 2)) terms.set(term, (terms.get(term) ?? 0) + 1)
  }
  return { words: count, terms }
}

function sumWords(counted: readonly Counted[]): number {
  return counted.reduce((sum, { words }) => sum + words, 0)
}

function sumTerms(counted: readonly Counted[]): Map<string, { times: number; pages: number }> {
  const sums = new Map<string, { times: number; pages: number }>()
  for (const { terms } of counted)
    for (const [term, times] of terms) {
      const sum = sums.get(term) ?? { times: 0, pages: 0 }
      sums.set(term, { times: sum.times + times, pages: sum.pages + 1 })
    }
  return sums
}
