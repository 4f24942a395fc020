import { isOrder } from '../../../extracting/index.ts'
import { foldWord, isStopWord, splitSentences, splitWords } from '../../../text/index.ts'
import { countTokens, cutToTokens } from './count-tokens.ts'

/** Longer paragraphs are cut at their sentences. */
const LONGEST_PASSAGE = 1_200
/** What is read of a page to choose from it. */
const LONGEST_TEXT = 200_000

interface Choice {
  text: string
  /** What the passages should be about. */
  about: readonly string[]
  /** ISO 639-1, of the text. */
  language: string
  tokens: number
}

/** The passages of a page's text that have the most to do with a subject, in their order, as many as fit. */
export function choosePassages({ text, about, language, tokens }: Choice): string {
  const read = dropOrders(text.slice(0, LONGEST_TEXT))
  if (countTokens(read) <= tokens) return read.trim()
  const wanted = new Set(about.flatMap((one) => listFolded(one, language)))
  const passages = listPassages(read, language).map((passage, place) => ({
    passage,
    place,
    score: scorePassage(passage, wanted, language),
  }))
  let left = tokens
  const chosen = passages
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .filter(({ passage }) => {
      const cost = countTokens(passage) + 1
      if (cost > left) return false
      left -= cost
      return true
    })
  if (chosen.length === 0) return cutToTokens(read, tokens)
  return chosen
    .toSorted((a, b) => a.place - b.place)
    .map(({ passage }) => passage)
    .join('\n')
}

/**
 * The marks of blocks and the checks of answers hold without this; it keeps the obvious orders away from models that
 * would follow them.
 */
function dropOrders(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isOrder(line))
    .join('\n')
}

function listPassages(text: string, language: string): string[] {
  return text.split('\n').flatMap((line) => {
    const passage = line.trim()
    if (passage.length <= LONGEST_PASSAGE) return passage === '' ? [] : [passage]
    return splitSentences(passage, language).map((sentence) => sentence.text)
  })
}

/** Long passages have more words by chance, so their number counts less than in proportion. */
function scorePassage(passage: string, wanted: ReadonlySet<string>, language: string): number {
  const folded = listFolded(passage, language)
  const found = new Set(folded.filter((word) => wanted.has(word))).size
  const hasFigure = /\d/.test(passage) ? 0.25 : 0
  return (found + (found > 0 ? hasFigure : 0)) / Math.sqrt(folded.length + 4)
}

function listFolded(text: string, language: string): string[] {
  return splitWords(text, language)
    .filter((word) => !isStopWord(word, language))
    .map((word) => foldWord(word, language))
}
