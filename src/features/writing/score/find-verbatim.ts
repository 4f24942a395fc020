import { findQuotations, listRuns, RUN } from '../evidence/index.ts'
import { splitWords } from '../text/index.ts'
import type { Article, Place, ReadBlock } from './read-article.ts'

/** What of a text stands word for word on a page that ranks. */
export interface Verbatim {
  /** Of the words, from 0 to 1. */
  share: number
  /** Of the text, without its cited quotations. */
  words: number
  /** Of the sentences with such words. */
  places: Place[]
}

/**
 * The share of a text's words that stand in runs of eight words of a ranking page, 0 to 1, with the places. Marked
 * quotations with a citation do not count.
 */
export function findVerbatim({ blocks, language }: Article, shingles: ReadonlySet<number>): Verbatim {
  const places: Place[] = []
  let all = 0
  let copied = 0
  for (const block of blocks)
    for (const part of listOwnParts(block, language)) {
      const isKnown = markKnown(
        part.flatMap(({ words }) => words),
        shingles,
      )
      all += isKnown.length
      copied += isKnown.filter(Boolean).length
      let from = 0
      for (const { words, place } of part) {
        if (isKnown.slice(from, from + words.length).includes(true)) places.push(place)
        from += words.length
      }
    }
  return { share: all === 0 ? 0 : copied / all, words: all, places }
}

/** Which of the words stand in a run that is known. */
function markKnown(words: string[], shingles: ReadonlySet<number>): boolean[] {
  const isKnown = words.map(() => false)
  for (const [at, run] of listRuns(words).entries()) if (shingles.has(run)) isKnown.fill(true, at, at + RUN)
  return isKnown
}

interface Part {
  words: string[]
  place: Place
}

/** What the text says itself, between its quotations with a citation. */
function listOwnParts({ kind, text, sentences, start, end }: ReadBlock, language: string): Part[][] {
  if (!sentences.some(({ isCited }) => isCited)) return [sentences]
  if (kind === 'quote') return []
  const quotations = findQuotations(text)
  if (quotations.length === 0) return [sentences]
  const cuts = [0, ...quotations.flatMap((quotation) => [quotation.start, quotation.end]), text.length]
  return cuts.flatMap((from, index) => {
    const part = index % 2 === 0 ? text.slice(from, cuts[index + 1]) : ''
    return part.trim() === '' ? [] : [[{ words: splitWords(part, language), place: { start, end } }]]
  })
}
