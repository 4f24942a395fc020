import { foldWords, type Sign, type Vocabulary } from './words/index.ts'
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
const NUMBER = /^\d{1,3}$/
/** Letters with a number: v11, xm5, rtx4090. */
const MODEL = /^\p{L}{1,4}\d{1,4}\p{L}{0,2}$/u
const COMPOUND_STEM = 3

export function readSign(text: string, vocabulary: Vocabulary): Read {
  const words = foldWords(text)
  const found = new Map<Sign, string>()
  const add = (sign: Sign, phrase: string) => {
    if (!found.has(sign)) found.set(sign, phrase)
  }
  const framed = findFrame(words.join(' '), vocabulary)
  if (framed !== undefined) add(framed, words.join(' '))
  let left = 0
  let thing: string[] = []
  for (let at = 0; at < words.length;) {
    const phrase = findPhrase(words, at, vocabulary)
    if (phrase === null) {
      left += 1
      thing.push(words[at] ?? '')
    } else if (phrase.sign !== 'either') add(phrase.sign, phrase.text)
    else if (at > 0 && at < words.length - 1 && words.length <= MOST_CHOICES) add('either', phrase.text)
    at += phrase?.length ?? 1
  }
  if (left > MOST_DEFINED && isStart(words, found.get('definition'))) {
    add('question', found.get('definition') ?? '')
    found.delete('definition')
  }
  const sign = SIGNS.find((one) => found.has(one)) ?? null
  return { sign, words: sign === null ? '' : (found.get(sign) ?? ''), namesModel: namesModel(thing) }
}

/** "tent or hammock" compares two things; a longer text with "or" asks something else. */
const MOST_CHOICES = 5

function isStart(words: readonly string[], phrase: string | undefined): boolean {
  return phrase !== undefined && words.join(' ').startsWith(phrase)
}

function findFrame(text: string, { frames }: Vocabulary): Sign | undefined {
  return frames.find(({ start, end }) => text.startsWith(`${start} `) && text.endsWith(` ${end}`))?.sign
}

function findPhrase(
  words: readonly string[],
  at: number,
  { anywhere, atStart, stems, longest }: Vocabulary,
): { sign: Sign; text: string; length: number } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    const key = words
      .slice(at, at + length)
      .map(nameNumber)
      .join(' ')
    const sign = (at === 0 ? atStart.get(key) : undefined) ?? anywhere.get(key)
    if (sign !== undefined) return { sign, text, length }
  }
  const word = words[at] ?? ''
  const stem = stems.find(({ text, isEnd }) =>
    isEnd ? word.length >= text.length + COMPOUND_STEM && word.endsWith(text) : word.startsWith(text),
  )
  return stem === undefined ? null : { sign: stem.sign, text: word, length: 1 }
}

function nameNumber(word: string): string {
  return NUMBER.test(word) ? '#' : word
}

/** A model has letters and numbers in one word, or a number at its end: "garmin fenix 7". */
function namesModel(thing: readonly string[]): boolean {
  const last = thing.at(-1) ?? ''
  return thing.some((word) => MODEL.test(word)) || (thing.length > 1 && NUMBER.test(last))
}
