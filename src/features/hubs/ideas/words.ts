import { foldKeyword } from '#features/contentplans/rules.ts'
import { COMPOUNDING, ENDINGS, type Endings } from './word-endings.ts'
import { questionWordsOf, stopWordsOf } from './stop-words.ts'

/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const HAS_MEANING = /[\p{L}\p{N}]/u
/** Letters that Unicode does not take apart into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i' }
/** In these languages an apostrophe is between two words: l'eau. */
const ELIDING: ReadonlySet<string> = new Set(['fr', 'it', 'ca'])
/** Letters of the last part of a compound, and of what is before it, at least. */
const COMPOUND_END = 5
const COMPOUND_START = 3

/** A word of a text. */
export interface Word {
  /** As it is written, in lower case. */
  text: string
  /** What all forms of the word have: without accents and endings. */
  form: string
  /** Further forms that count as the same: the last parts of a compound. */
  parts: readonly string[]
  isStop: boolean
  asks: boolean
}

/** Reads the words of texts of one language. Words are remembered, because the texts of a plan share most of them. */
export interface WordReader {
  read: (text: string) => Word[]
}

/** Whether a text is in a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** A reader of texts of a language (`en`, `pt-br`). */
export function createWordReader(language: string): WordReader {
  const code = language.toLowerCase().split('-')[0] ?? ''
  const known = new Map<string, Word>()
  const describe = createDescription(code)
  const split = createSplitter(code)
  return {
    read: (text) =>
      split(foldKeyword(text)).map((word) => {
        const before = known.get(word)
        if (before !== undefined) return before
        const read = describe(word)
        known.set(word, read)
        return read
      }),
  }
}

function createSplitter(code: string): (text: string) => string[] {
  let segmenter: Intl.Segmenter | null = null
  const splitUnspaced = (text: string) => {
    segmenter ??= new Intl.Segmenter(isKnown(code) ? code : 'en', { granularity: 'word' })
    return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
  }
  const isEliding = ELIDING.has(code)
  return (text) => {
    if (isUnspaced(text)) return splitUnspaced(text)
    const joined = isEliding ? text : text.replaceAll(/['’]/g, '')
    return joined.split(/[^\p{L}\p{N}\p{M}+#]+/u).filter((word) => HAS_MEANING.test(word))
  }
}

function isKnown(code: string): boolean {
  try {
    return Intl.Segmenter.supportedLocalesOf(code).length > 0
  } catch {
    return false
  }
}

function createDescription(code: string): (text: string) => Word {
  const stops = stopWordsOf(code)
  const questions = questionWordsOf(code)
  const endings = ENDINGS[code]
  const isCompounding = COMPOUNDING.has(code)
  return (text) => {
    const plain = withoutAccents(text)
    const form = endings === undefined ? plain : dropEnding(plain, endings)
    const parts = isCompounding ? listEnds(form) : []
    return { text, form, parts, isStop: stops.has(plain), asks: questions.has(plain) }
  }
}

/** Accents and the like only: the marks of Hindi and Japanese are as good as letters. */
function withoutAccents(word: string): string {
  if (/^[\da-z]*$/.test(word)) return word
  return word
    .replaceAll(/[ßłøæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

function dropEnding(word: string, rules: Endings): string {
  const { endings, least, isRepeated } = rules
  const fit = endings.find(([ending]) => word.length - ending.length >= least && word.endsWith(ending))
  if (fit === undefined) return word
  const [ending, instead] = fit
  const rest = word.slice(0, word.length - ending.length) + instead
  return isRepeated && rest !== word ? dropEnding(rest, rules) : rest
}

function listEnds(form: string): string[] {
  const ends: string[] = []
  for (let at = COMPOUND_START; at <= form.length - COMPOUND_END; at++) ends.push(form.slice(at))
  return ends
}
