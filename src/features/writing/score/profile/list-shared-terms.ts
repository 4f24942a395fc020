import type { ContentProfile, SourcePage } from '../../contract.ts'
import { foldWord, isStopWord, joinWords, splitSentences, splitWords } from '../../text/index.ts'
import { quantile } from './quantile.ts'

type Term = ContentProfile['terms'][number]
export type ReadPage = SourcePage & { words: string[] }

/** Of the pages, so many have a term that is of the subject. */
const LEAST_SHARE = 0.3
const LEAST_PAGES = 2
const LONGEST = 3
const MOST_TERMS = 60
/** A term that stands nearly always inside of a longer one says nothing beside it. */
const MOST_INSIDE = 0.8

interface Found {
  words: string[]
  /** As it is written, with the number of times. */
  written: Map<string, number>
  /** Times by the number of the page. */
  counts: Map<number, number>
  total: number
}

/** Runs of one to three words that many of the pages have, or that people search for, the most telling first. */
export function listSharedTerms(
  pages: ReadPage[],
  { keywords, language }: { keywords: readonly string[]; language: string },
): Term[] {
  const found = new Map<string, Found>()
  for (const [page, { text }] of pages.entries())
    for (const { text: sentence } of splitSentences(text, language))
      countTerms(found, { words: splitWords(sentence, language), page, language })
  const least = Math.max(LEAST_PAGES, Math.ceil(pages.length * LEAST_SHARE))
  const searched = new Set(
    keywords.map((keyword) => foldAll(splitWords(keyword, language), language).join(' ')),
  )
  const isSearched = ({ words }: { words: string[] }) => searched.has(words.join(' '))
  const common = [...found.values()].filter((term) => term.counts.size >= least || isSearched(term))
  return dropInner(common)
    .map((term) => describeTerm(term, pages))
    .toSorted(
      (one, other) =>
        Number(isSearched(other)) - Number(isSearched(one)) ||
        rank(other) - rank(one) ||
        (one.term < other.term ? -1 : 1),
    )
    .slice(0, MOST_TERMS)
}

function countTerms(
  found: Map<string, Found>,
  { words, page, language }: { words: string[]; page: number; language: string },
): void {
  const folded = foldAll(words, language)
  const isEdge = words.map((word) => !isStopWord(word, language) && /\p{L}/u.test(word) && !isTiny(word))
  for (let from = 0; from < words.length; from++) {
    if (!isEdge[from]) continue
    for (let to = from + 1; to <= Math.min(from + LONGEST, words.length); to++)
      if (isEdge[to - 1])
        addTerm(found, { folded: folded.slice(from, to), written: words.slice(from, to), page, language })
  }
}

function foldAll(words: string[], language: string): string[] {
  return words.map((word) => foldWord(word, language))
}

interface Occurrence {
  folded: string[]
  written: string[]
  page: number
  language: string
}

function addTerm(found: Map<string, Found>, { folded, written, page, language }: Occurrence): void {
  const key = folded.join(' ')
  const term = found.get(key) ?? { words: folded, written: new Map(), counts: new Map(), total: 0 }
  const shown = joinWords(written, language)
  term.written.set(shown, (term.written.get(shown) ?? 0) + 1)
  term.counts.set(page, (term.counts.get(page) ?? 0) + 1)
  term.total += 1
  found.set(key, term)
}

/** A letter alone says nothing, a sign of Chinese or Japanese does. */
function isTiny(word: string): boolean {
  return word.length === 1 && !/\p{Script=Han}/u.test(word)
}

function dropInner(terms: Found[]): Found[] {
  const longest = new Map<string, number>()
  for (const { words, total } of terms)
    for (const inner of listInner(words)) longest.set(inner, Math.max(longest.get(inner) ?? 0, total))
  return terms.filter(({ words, total }) => (longest.get(words.join(' ')) ?? 0) < total * MOST_INSIDE)
}

function listInner(words: string[]): string[] {
  const inner: string[] = []
  for (let length = 1; length < words.length; length++)
    for (let from = 0; from + length <= words.length; from++)
      inner.push(words.slice(from, from + length).join(' '))
  return inner
}

function describeTerm({ words, written, counts }: Found, pages: ReadPage[]): Term {
  const rates = [...counts].map(
    ([page, count]) => (1_000 * count) / Math.max(1, pages[page]?.words.length ?? 1),
  )
  const [term = ''] = [...written].toSorted(([, one], [, other]) => other - one).map(([shown]) => shown)
  return {
    term,
    words,
    pages: counts.size,
    low: round(quantile(rates, 0.25)),
    usual: round(quantile(rates, 0.5)),
    high: round(Math.max(...rates)),
  }
}

/** Terms of several words are more of the subject than those of one. */
function rank({ words, pages, usual }: Term): number {
  return pages * Math.sqrt(words.length) * Math.log1p(usual)
}

function round(rate: number): number {
  return Math.round(rate * 1_000) / 1_000
}
