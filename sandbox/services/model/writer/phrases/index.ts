import { ARABIC } from './arabic.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import { JAPANESE } from './japanese.ts'
import type { Phrases } from './phrases.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'

export type { Phrases }

const BY_LANGUAGE: Record<string, Phrases> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  sv: SWEDISH,
  ja: JAPANESE,
  ar: ARABIC,
}

/** The phrases of a language (ISO 639-1); English for those that the writer does not know. */
export function phrasesOf(language: string): Phrases {
  return BY_LANGUAGE[language] ?? ENGLISH
}
