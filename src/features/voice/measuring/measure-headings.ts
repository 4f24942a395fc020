import { isQuestion, spreadOf, type Spread } from '#features/writing/style/index.ts'
import { isStopWord, isUnspaced, readLanguage, splitWords } from '#features/writing/text/index.ts'

export interface HeadingMeasures {
  /** In words. */
  words: Spread
  /** Shares of the headings, from 0 to 1. */
  questions: number
  /** Headings Whose Words Begin Like These. Null where capitals do not tell: in German, and without capital letters. */
  titleCase: number | null
}

/** German writes all nouns with capital letters; the others have none, or no such custom. */
const UNTOLD = new Set(['de', 'lb', 'ar', 'he', 'fa', 'hi', 'ko', 'ka'])
const LEAST_LETTERS = 4

export function measureHeadings(headings: readonly string[], tag: string): HeadingMeasures {
  const language = readLanguage(tag)
  const share = (is: (heading: string) => boolean) =>
    headings.length === 0 ? 0 : headings.filter(is).length / headings.length
  return {
    words: spreadOf(headings.map((heading) => splitWords(heading, language).length)),
    questions: share(isQuestion),
    titleCase:
      UNTOLD.has(language) || isUnspaced(language)
        ? null
        : share((heading) => isTitleCase(heading, language)),
  }
}

/** Names have capitals in every heading, so most of its words must. */
function isTitleCase(heading: string, language: string): boolean {
  const [, ...words] = heading.match(/[\p{L}\p{M}'’]+/gu) ?? []
  const telling = words.filter(
    (word) => word.length >= LEAST_LETTERS && !isStopWord(word.toLowerCase(), language),
  )
  return telling.length > 1 && telling.filter((word) => /^\p{Lu}/u.test(word)).length / telling.length > 0.6
}
