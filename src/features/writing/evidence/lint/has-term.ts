import { foldWord, isUnspaced, splitWords } from '../../text/index.ts'

/** A text in which terms are looked up, with the endings of words taken off. */
export function foldWords(text: string, language: string): string {
  return ` ${splitWords(text, language)
    .map((word) => foldWord(word, language))
    .join(' ')} `
}

export function hasTerm(folded: string, term: string, language: string): boolean {
  const wanted = foldWords(term, language)
  if (wanted.trim() === '') return true
  return isUnspaced(language)
    ? folded.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
    : folded.includes(wanted)
}
