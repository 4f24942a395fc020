import { foldWord, splitWords } from '#features/writing/text/index.ts'
import { countRight, type Share } from './share.ts'

/** The terms that a text uses, whatever the endings of their words. */
export function countUsedTerms(
  text: string,
  { terms, language }: { terms: readonly string[]; language: string },
): Share {
  const used = foldText(text, language)
  return countRight(terms, {
    isRight: (term) => used.includes(foldText(term, language)),
    name: (term) => term,
  })
}

/** The folded words, each between spaces. */
function foldText(text: string, language: string): string {
  return ` ${splitWords(text, language)
    .map((word) => foldWord(word, language))
    .join(' ')} `
}
