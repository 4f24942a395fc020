import { ARABIC } from './arabic.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import { JAPANESE } from './japanese.ts'
import { KINDS, type Kind, type Prose } from './prose.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'

export type { Kind, Prose }

const BY_LANGUAGE: Record<string, Prose> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  sv: SWEDISH,
  ja: JAPANESE,
  ar: ARABIC,
}

/** The prose of a language (ISO 639-1); English for those that the writer does not know. */
export function proseOf(language: string): Prose {
  return BY_LANGUAGE[language] ?? ENGLISH
}

/** What a heading or a keyword is about. */
export function kindOf(text: string, language: string): Kind {
  const { kinds } = proseOf(language)
  const lower = ` ${text.toLowerCase()}`
  return KINDS.find((kind) => kinds[kind].signs.some((sign) => lower.includes(startOf(sign)))) ?? 'other'
}

/** Latin signs stand at the beginning of a word. */
function startOf(sign: string): string {
  return /^[\p{Script=Latin} ]+$/u.test(sign) ? ` ${sign}` : sign
}
