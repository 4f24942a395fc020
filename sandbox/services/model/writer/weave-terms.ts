import { capitalize } from '../phrases.ts'
import { proseOf } from './prose/index.ts'
import { listWords } from './words.ts'

const LONGEST_TERM = 40
const JAPANESE_NOUN = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u

/**
 * The terms that name a thing, judged by the words before and behind them in the texts, and that can stand in a sentence
 * of the writer: without figures, which would need a source.
 */
export function listNouns(terms: readonly string[], texts: readonly string[], language: string): string[] {
  const plain = terms.filter((term) => !/\p{N}/u.test(term) && term.length <= LONGEST_TERM)
  if (language === 'ja') return plain.filter((term) => JAPANESE_NOUN.test(term))
  const whole = texts.join('\n')
  // German nouns have a capital within a sentence, too.
  if (language === 'de')
    return [...new Set(plain.map(capitalize))].filter((term) => whole.includes(` ${term}`))
  const words = listWords(whole, language)
  return plain.filter((term) => isNoun(listWords(term, language), words, language))
}

function isNoun(term: readonly string[], words: readonly string[], language: string): boolean {
  const prose = proseOf(language)
  const beforeNouns = new Set(prose.beforeNouns.split(' '))
  const beforeVerbs = new Set(prose.beforeVerbs.split(' '))
  if ([term[0], term.at(-1)].some((word = '') => beforeNouns.has(word) || beforeVerbs.has(word))) return false
  let [seen, nouns, verbs] = [0, 0, 0]
  for (const [at, word] of words.entries()) {
    if (word !== term[0] || !term.every((one, place) => words[at + place] === one)) continue
    seen += 1
    const [before = '', after = ''] = [words[at - 1], words[at + term.length]]
    if (beforeNouns.has(before)) nouns += 1
    else if (beforeVerbs.has(before)) verbs += 1
    if (prose.determiners.split(' ').includes(after)) verbs += 1
  }
  return seen === 0 || nouns > verbs
}

/** Some terms as a part of a sentence: "a, b and c". */
export function joinTerms(terms: readonly string[], language: string): string {
  const { comma, and } = proseOf(language)
  const [last = '', ...others] = terms.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(comma)}${and}${last}`
}
