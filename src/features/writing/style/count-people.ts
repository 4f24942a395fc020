import { readLanguage, splitWords } from '../text/index.ts'
import { ADDRESS, WRITERS } from './words/people.ts'

/** The forms in which texts of a language speak to readers; none where code cannot tell them. */
export function listForms(language: string): string[] {
  return Object.keys(ADDRESS[nameOf(language)] ?? {})
}

/** How often sentences speak to readers, by the form of address; null where there is no list for the language. */
export function countAddress(sentences: readonly string[], tag: string): Record<string, number> | null {
  const forms = ADDRESS[nameOf(tag)]
  if (forms === undefined) return null
  const wanted = Object.entries(forms).map(([form, words]) => ({ form, words: new Set(words.split(' ')) }))
  return Object.fromEntries(
    wanted.map(({ form, words }) => [
      form,
      sentences.reduce(
        (sum, sentence) => sum + listAddress(sentence, { form, words, language: tag }).length,
        0,
      ),
    ]),
  )
}

/** The words of a sentence that speak to readers in this form. */
export function findAddress(
  sentence: string,
  { form, language }: { form: string; language: string },
): string[] {
  const words = new Set(ADDRESS[nameOf(language)]?.[form]?.split(' '))
  return listAddress(sentence, { form, words, language })
}

interface Form {
  form: string
  words: ReadonlySet<string>
  language: string
}

function listAddress(sentence: string, { form, words, language }: Form): string[] {
  if (!/^\p{Lu}/u.test(form) || form === 'Pan')
    return splitWords(sentence, language)
      .flatMap(partsOf)
      .filter((word) => words.has(word))
  // The first word has a capital letter whatever it means.
  const [, ...inside] = sentence.match(WORD) ?? []
  return inside.filter((word) => words.has(word))
}

const WORD = /[\p{L}\p{M}]+/gu

/** How often sentences speak of their writers; null where there is no list for the language. */
export function countWriters(words: readonly string[], tag: string): { we: number; i: number } | null {
  const lists = WRITERS[nameOf(tag)]
  if (lists === undefined) return null
  const [we, i] = [new Set(lists.we.split(' ')), new Set(lists.i.split(' '))]
  const parts = words.flatMap(partsOf)
  return { we: parts.filter((word) => we.has(word)).length, i: parts.filter((word) => i.has(word)).length }
}

/** "j'ai" and "you're" have two parts. */
function partsOf(word: string): string[] {
  return word.split(/['’]/u)
}

function nameOf(tag: string): string {
  const language = readLanguage(tag)
  return language === 'nb' || language === 'nn' ? 'no' : language
}
