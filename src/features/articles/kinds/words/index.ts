import { ANYWHERE } from './anywhere.ts'
import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

export { foldWord, foldWords, splitWords } from './fold-words.ts'
export type { Sign } from './signs.ts'
export type { Vocabulary } from './vocabulary.ts'

const PHRASES = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  pl: POLISH,
  sv: SWEDISH,
  da: DANISH,
}
const VOCABULARIES = new Map(
  Object.entries(PHRASES).map(([language, phrases]) => [language, readVocabulary(ANYWHERE, phrases)]),
)
/** In a language without phrases of its own, people search with English words, too. */
const ELSEWHERE = readVocabulary(ANYWHERE, ENGLISH)

/** The phrases of a language, ISO 639-1 with or without a region. */
export function vocabularyOf(language: string): Vocabulary {
  return VOCABULARIES.get(language.slice(0, 2).toLowerCase()) ?? ELSEWHERE
}
