import { foldKeyword } from '#features/contentplans/rules.ts'
import { COMPOUNDING, ENDINGS, type Endings } from './word-endings.ts'
import { generalWordsOf, questionWordsOf, stopWordsOf } from './stop-words.ts'

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
  /** Whether it says nothing about the subject: for, the. */
  isStop: boolean
  /** Whether questions begin with it. */
  asks: boolean
  /** Whether it goes with every subject: best, cheap. */
  isGeneral: boolean
}

/** A word with its place in the text that it was read from, as `foldKeyword` writes that. */
export interface PlacedWord {
  word: Word
  start: number
  end: number
}

/** Reads the words of texts of one language. Words are remembered, because the texts of a plan share most of them. */
export interface WordReader {
  read: (text: string) => Word[]
  locate: (text: string) => PlacedWord[]
  /** What texts have in common that ask for the same: their words in any order and form, without stop words. */
  keyOf: (text: string) => string
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
  const recall = (text: string) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const word = describe(text)
    known.set(text, word)
    return word
  }
  const read = (text: string) =>
    PLAIN.test(text) ? readPlain(text, recall) : split(foldKeyword(text)).map((piece) => recall(piece.text))
  return {
    read,
    locate: (text) => split(fold(text)).map(({ text: word, ...place }) => ({ ...place, word: recall(word) })),
    keyOf: (text) => joinForms(read(text)),
  }
}

function fold(text: string): string {
  return PLAIN.test(text) ? text : foldKeyword(text)
}

/** The key of some words; see `keyOf`. */
export function joinForms(words: readonly Word[]): string {
  const forms: string[] = []
  for (const { isStop, form } of words) if (!isStop) forms.push(form)
  return joinKey(forms.length > 0 ? forms : words.map(({ form }) => form))
}

/** The key of the forms of words that are no stop words. */
export function joinKey(forms: readonly string[]): string {
  const sorted = forms.toSorted()
  return sorted.filter((form, at) => form !== sorted[at - 1]).join(' ')
}

interface Piece {
  text: string
  start: number
  end: number
}

/** A word, with an apostrophe within it. */
const WORD = /[\p{L}\p{N}\p{M}+#]+(?:['’][\p{L}\p{N}\p{M}+#]+)*/gu
const SHORT_WORD = /[\p{L}\p{N}\p{M}+#]+/gu

function createSplitter(code: string): (text: string) => Piece[] {
  let segmenter: Intl.Segmenter | null = null
  const splitUnspaced = (text: string) => {
    segmenter ??= new Intl.Segmenter(isKnown(code) ? code : 'en', { granularity: 'word' })
    return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
      isWordLike ? [{ text: segment, start: index, end: index + segment.length }] : [],
    )
  }
  const pattern = ELIDING.has(code) ? SHORT_WORD : WORD
  return (text) => {
    if (PLAIN.test(text)) return splitPlain(text)
    if (isUnspaced(text)) return splitUnspaced(text)
    const pieces: Piece[] = []
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const piece = { text: found.replaceAll(/['’]/g, ''), start: index, end: index + found.length }
      if (HAS_MEANING.test(found)) pieces.push(piece)
    }
    return pieces
  }
}

/** Nearly all keywords are letters and digits of these alphabets, and spaces: they are taken apart without patterns. */
const PLAIN = /^[\da-zß-öø-ž\u0400-\u04ff ]*$/

function readPlain(text: string, recall: (text: string) => Word): Word[] {
  const words: Word[] = []
  for (const part of text.split(' ')) if (part !== '') words.push(recall(part))
  return words
}

function splitPlain(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < text.length;) {
    const space = text.indexOf(' ', start)
    const end = space === -1 ? text.length : space
    if (end > start) pieces.push({ text: text.slice(start, end), start, end })
    start = end + 1
  }
  return pieces
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
  const general = generalWordsOf(code)
  const endings = ENDINGS[code]
  const isCompounding = COMPOUNDING.has(code)
  return (text) => {
    const plain = withoutAccents(text)
    const form = endings === undefined ? plain : dropEnding(plain, endings)
    const parts = isCompounding ? listEnds(form) : []
    const kinds = { isStop: stops.has(plain), asks: questions.has(plain), isGeneral: general.has(plain) }
    return { text, form, parts, ...kinds }
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
