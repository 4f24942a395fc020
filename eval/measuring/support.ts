import type { EvidenceCard, SourcePage } from '#features/writing/contract.ts'
import { splitSentences } from '#features/writing/text/index.ts'
import { isSameWord, listContentWords } from './content-words.ts'
import type { ReadArticle } from './read-article.ts'

interface Support {
  text: string
  /** The share of the sentence's words that its sources have where it cites them. */
  share: number
}

interface Sources {
  cards: readonly EvidenceCard[]
  pages: readonly SourcePage[]
  language: string
}

/** Of the words of a sentence, so many have to stand in what it cites: what others call supported. */
export const SUPPORTED = 0.5
/** Sentences of the page before and after a quote that belong to it. */
const AROUND = 1

/** How far the words of each cited sentence stand in what it cites. It says nothing about what they mean there. */
export function measureSupport({ sentences }: ReadArticle, sources: Sources): Support[] {
  const passages = readPassages(sources)
  return sentences.flatMap((sentence) => {
    const words = listContentWords(sentence.text, sources.language)
    if (sentence.citations.length === 0 || words.length === 0) return []
    const cited = sentence.citations.flatMap(({ cardId }) => passages.get(cardId) ?? [])
    return [{ text: sentence.text, share: countFound(words, cited) / words.length }]
  })
}

function countFound(words: readonly string[], cited: readonly string[]): number {
  const exact = new Set(cited)
  return words.filter((word) => exact.has(word) || cited.some((one) => isSameWord(one, word))).length
}

/** The words of each card's quote and of the sentences around it; of pages in other languages its paraphrase instead. */
function readPassages({ cards, pages, language }: Sources): Map<string, string[]> {
  const pageOf = new Map(pages.map((page) => [page.url, page]))
  return new Map(
    cards.map((card) => {
      // A sentence may name its source.
      const page = pageOf.get(card.url)
      const isForeign = page !== undefined && page.language !== null && page.language !== language
      const said = isForeign ? `${card.quote}\n${card.paraphrase}` : findAround(card.quote, page, language)
      return [card.id, [...new Set(listContentWords(`${said}\n${hostOf(card.url)}`, language))]]
    }),
  )
}

function findAround(quote: string, page: SourcePage | undefined, language: string): string {
  const at = page?.text.indexOf(quote) ?? -1
  if (page === undefined || at === -1) return quote
  const lineStart = page.text.lastIndexOf('\n', at) + 1
  const lineEnd = page.text.indexOf('\n', at + quote.length)
  const line = page.text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd)
  const sentences = splitSentences(line, language)
  const [start, end] = [at - lineStart, at - lineStart + quote.length]
  const first = sentences.findIndex((one) => one.end > start)
  const last = sentences.findLastIndex((one) => one.start < end)
  const around = sentences.slice(Math.max(0, first - AROUND), last + AROUND + 1)
  return [quote, ...around.map(({ text }) => text)].join('\n')
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}
