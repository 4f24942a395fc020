import { readLanguage } from './language.ts'
import { STOP_WORD_LISTS } from './stop-word-lists.ts'

/** Whether a word in lower case is one of those that every text of a language (ISO 639-1) is full of. */
export function isStopWord(word: string, language: string): boolean {
  return listOf(readLanguage(language)).has(word)
}

const lists = new Map<string, ReadonlySet<string>>()

function listOf(language: string): ReadonlySet<string> {
  const known = lists.get(language)
  if (known) return known
  const name = language === 'nb' || language === 'nn' ? 'no' : language
  const made: ReadonlySet<string> = new Set(STOP_WORD_LISTS[name]?.split(/\s+/))
  lists.set(language, made)
  return made
}
