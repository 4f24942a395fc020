import { foldWord, splitWords, type Sign, type Vocabulary } from './words/index.ts'
import { SIGNS } from './words/signs.ts'

/** What a text says about what its searcher wants, or about what its page offers. */
export interface Read {
  sign: Sign | null
  /** The words that say so. */
  words: string
  /** Whether it names one model of a thing, as "dyson v11" does. */
  namesModel: boolean
}

/** A definition is of few words: "what is the capital of france" is a question. */
const MOST_DEFINED = 3
/** "tent or hammock" compares two things; a longer text with "or" asks something else. */
const MOST_CHOICES = 5
/** So many letters come before the end of a compound. */
const COMPOUND_STEM = 3
const NUMBER = /^\d{1,3}$/
/** Letters with a number: v11, xm5, rtx4090. */
const MODEL = /^\p{L}{1,4}\d{1,4}\p{L}{0,2}$/u

interface Words {
  /** As they are written. */
  written: readonly string[]
  /** As they are looked up. */
  folded: readonly string[]
}

export function readSign(text: string, vocabulary: Vocabulary): Read {
  const written = splitWords(text)
  const words = { written, folded: written.map(foldWord) }
  const { found, thing } = findPhrases(words, vocabulary)
  const definition = found.get('definition')
  if (definition !== undefined && thing.length > MOST_DEFINED && written.join(' ').startsWith(definition)) {
    found.delete('definition')
    found.set('question', definition)
  }
  const sign = SIGNS.find((one) => found.has(one)) ?? null
  return { sign, words: sign === null ? '' : (found.get(sign) ?? ''), namesModel: namesModel(thing) }
}

/** Whether each word of a text belongs to a phrase, and so does not say what the text is about. */
export function markPhrases(written: readonly string[], vocabulary: Vocabulary): boolean[] {
  const folded = written.map(foldWord)
  const isPhrase = folded.map(() => false)
  for (let at = 0; at < folded.length;) {
    const phrase = findPhrase(folded, at, vocabulary) ?? findStem(folded[at] ?? '', vocabulary)
    const length = phrase?.length ?? 1
    if (phrase !== null) isPhrase.fill(true, at, at + length)
    at += length
  }
  return isPhrase
}

/** The first phrase of each sign, and the words that are in no phrase. */
function findPhrases(words: Words, vocabulary: Vocabulary): { found: Map<Sign, string>; thing: string[] } {
  const { written, folded } = words
  const found = new Map<Sign, string>()
  const thing: string[] = []
  const frame = findFrame(folded.join(' '), vocabulary)
  if (frame !== undefined) found.set(frame, written.join(' '))
  for (let at = 0; at < folded.length;) {
    const phrase = findPhrase(folded, at, vocabulary) ?? findStem(folded[at] ?? '', vocabulary)
    if (phrase === null) thing.push(folded[at] ?? '')
    else if (!found.has(phrase.sign) && (phrase.sign !== 'either' || isBetween(at, folded.length)))
      found.set(phrase.sign, written.slice(at, at + phrase.length).join(' '))
    at += phrase?.length ?? 1
  }
  return { found, thing }
}

function isBetween(at: number, count: number): boolean {
  return at > 0 && at < count - 1 && count <= MOST_CHOICES
}

function findFrame(text: string, { frames }: Vocabulary): Sign | undefined {
  return frames.find(({ start, end }) => text.startsWith(`${start} `) && text.endsWith(` ${end}`))?.sign
}

interface Phrase {
  sign: Sign
  /** How many words it has. */
  length: number
}

/** The longest phrase that begins at a word. */
function findPhrase(
  words: readonly string[],
  at: number,
  { anywhere, atStart, longest }: Vocabulary,
): Phrase | null {
  const most = longest.get(nameNumber(words[at] ?? '')) ?? 0
  for (let length = Math.min(most, words.length - at); length > 0; length--) {
    const key = words
      .slice(at, at + length)
      .map(nameNumber)
      .join(' ')
    const sign = (at === 0 ? atStart.get(key) : undefined) ?? anywhere.get(key)
    if (sign !== undefined) return { sign, length }
  }
  return null
}

function findStem(word: string, { stems }: Vocabulary): Phrase | null {
  const stem = stems.find(({ text, isEnd }) =>
    isEnd ? word.length >= text.length + COMPOUND_STEM && word.endsWith(text) : word.startsWith(text),
  )
  return stem === undefined ? null : { sign: stem.sign, length: 1 }
}

function nameNumber(word: string): string {
  return NUMBER.test(word) ? '#' : word
}

/** A model has letters and numbers in one word, or a number at its end: "garmin fenix 7". */
function namesModel(thing: readonly string[]): boolean {
  const last = thing.at(-1) ?? ''
  return thing.some((word) => MODEL.test(word)) || (thing.length > 1 && NUMBER.test(last))
}
