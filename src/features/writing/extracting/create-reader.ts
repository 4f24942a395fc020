import { foldWord, isStopWord, isUnspaced, readLanguage, splitWords } from '../text/index.ts'
import { EMPTY_WORDS, SAME_MEANING } from './words/same-meaning.ts'
import { WEAK_WORDS } from './words/weak-words.ts'

/** A word of a text. */
export interface ReadWord {
  /** In lower case. */
  text: string
  /** As it is compared with others; null for words that all texts are full of. */
  key: string | null
  /** Whether it goes with any subject, as "best" and "two". */
  isWeak: boolean
}

/** Reads what texts of one language are about. Words are remembered, because pages of one subject share most of them. */
export interface Reader {
  language: string
  /** The words of a text, in order. */
  read: (text: string) => ReadWord[]
  /** The distinct words that say something about the subject. */
  keysOf: (text: string) => Set<string>
  /**
   * What a heading is about: one key for all words of a meaning, without words such as "how to" and without numbers; GENERAL
   * alone when it says nothing else.
   */
  topicOf: (heading: string) => Set<string>
  /** Whether a key goes with any subject, as those of "how to", "best" and "two". */
  isWeak: (key: string) => boolean
}

const KANJI_OR_KATAKANA = /[\p{Script=Han}\p{Script=Katakana}]/u
const HIRAGANA = /\p{Script=Hiragana}/u
/** What keys of meanings begin with: of those that go with any topic, and of the others. */
export const GENERAL = '~'
export const SPECIAL = '='
const NO_LETTER = /^[^\p{L}]*$/u

export function createReader(tag: string): Reader {
  const language = readLanguage(tag)
  const empty = new Set(split(EMPTY_WORDS[language] ?? '').map((word) => foldForm(word, language)))
  const weak = new Set([
    ...empty,
    ...split(WEAK_WORDS[language] ?? '').map((word) => foldForm(word, language)),
  ])
  const known = new Map<string, ReadWord>()
  const recall = (text: string) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const form = foldForm(text, language)
    const word = { text, key: isStopWord(text, language) ? null : form, isWeak: weak.has(form) }
    known.set(text, word)
    return word
  }
  const read = (text: string) => splitWords(text, language).map(recall)
  const meanings = readMeanings(language)
  const keysOf = (text: string) => new Set(read(text).flatMap(({ key }) => (key === null ? [] : [key])))
  const topicOf = (heading: string) => {
    const { rest, found } = takeMeanings(heading, isUnspaced(language) ? meanings : null)
    const topic = new Set(found)
    const words = read(rest)
    for (const { text, key } of words) {
      const meaning = meanings.get(foldForm(text, language))
      if (meaning !== undefined) topic.add(meaning)
      else if (key !== null && !empty.has(key) && !NO_LETTER.test(text)) topic.add(key)
    }
    return topic.size > 0 ? topic : new Set([GENERAL])
  }
  return { language, read, keysOf, topicOf, isWeak: (key) => weak.has(key) }
}

/** A word without the ending that its forms differ by, as far as `foldWord` leaves it. */
function foldForm(word: string, language: string): string {
  const key = foldWord(word, language)
  if (language === 'en') return foldEnglish(key)
  if (language !== 'ja' || !KANJI_OR_KATAKANA.test(key)) return key
  let end = key.length
  while (HIRAGANA.test(key.charAt(end - 1))) end--
  return key.slice(0, end)
}

const VOWEL = /[aeiouy]/
const LEAST_STEM = 3

/** "storing", "store", "running", "run" */
function foldEnglish(word: string): string {
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word
  if (stem !== word && stem.length >= LEAST_STEM && VOWEL.test(stem))
    return stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem) ? stem.slice(0, -1) : stem
  return word.length > LEAST_STEM && word.endsWith('e') ? word.slice(0, -1) : word
}

/** By word, the name of its meaning. */
function readMeanings(language: string): Map<string, string> {
  const meanings = new Map<string, string>()
  for (const line of (SAME_MEANING[language] ?? '').split('\n')) {
    const isGeneral = line.trim().startsWith(GENERAL)
    const words = split(line.replace(GENERAL, ''))
    const name = `${isGeneral ? GENERAL : SPECIAL}${words[0] ?? ''}`
    for (const word of words) meanings.set(isUnspaced(language) ? word : foldForm(word, language), name)
  }
  return meanings
}

/** In a script without spaces, the meanings are looked for in the text, and cut out of it, the longest first. */
function takeMeanings(
  text: string,
  meanings: ReadonlyMap<string, string> | null,
): { rest: string; found: string[] } {
  if (meanings === null) return { rest: text, found: [] }
  let rest = text
  const found: string[] = []
  for (const [word, name] of [...meanings].toSorted(([one], [other]) => other.length - one.length)) {
    if (word === '' || !rest.includes(word)) continue
    rest = rest.replaceAll(word, ' ')
    found.push(name)
  }
  return { rest, found }
}

function split(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
