import { ACTIONS, isConcept, listPhrases, STOP_WORDS } from './concepts.ts'
import { isSpaceless, listWords, normalizeKeyword } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

/** What somebody means by a keyword: keywords with one key deserve one page. */
export interface KeywordIntent {
  key: string
  /** The thing, as sorted words. */
  subject: string[]
  /** What is wanted of it, as sorted words; none where only the thing is named. */
  wants: string[]
}

const LONGEST_PHRASE = 4
const stopWords = new Set(listWords(STOP_WORDS))
const phrases = listPhrases()
const wordsByPhrase = new Map(
  phrases.filter(({ phrase }) => !isSpaceless(phrase)).map(({ phrase, word }) => [keyOf(phrase), word]),
)
const spacelessPhrases = phrases
  .filter(({ phrase }) => isSpaceless(phrase))
  .sort((a, b) => b.phrase.length - a.phrase.length)

/**
 * Reads the intent out of a keyword of any script. Number, word order, stop words, years and small sets of
 * synonyms do not change it; words such as buy, cheap, best, how to, near me, and names do.
 */
export function readIntent(keyword: string): KeywordIntent {
  const words = listWords(markSpaceless(normalizeKeyword(keyword)))
  const named = joinPhrases(words)
  const kept = named.filter((word) => !stopWords.has(word) && !/^20[0-4]\d$/.test(word))
  const all = kept.length > 0 ? kept : named
  const wants = toSorted(all.filter(isConcept))
  const subject = toSorted(all.filter((word) => !isConcept(word)))
  if (subject.length === 0 && wants.length === 0) return describeIntent([normalizeKeyword(keyword)], [])
  return subject.length === 0 ? describeIntent(wants, []) : describeIntent(subject, withoutHow(wants))
}

export function describeIntent(subject: string[], wants: string[]): KeywordIntent {
  return { key: `${wants.join('+')}|${subject.join(' ')}`, subject, wants }
}

export function listSubjectWords(name: string): string[] {
  return readIntent(name).subject
}

function withoutHow(wants: string[]): string[] {
  return wants.some((want) => ACTIONS.has(want)) ? wants.filter((want) => want !== 'how') : wants
}

function markSpaceless(text: string): string {
  if (!isSpaceless(text)) return text
  return spacelessPhrases.reduce((marked, { phrase, word }) => marked.replaceAll(phrase, ` ${word} `), text)
}

/** Replaces the longest known phrase from each place on; one may have a word of the thing in between. */
function joinPhrases(words: string[]): string[] {
  const open = takeSplitPhrases(words)
  const joined: string[] = []
  for (let place = 0; place < open.length;) {
    const length = findPhrase(open, place)
    joined.push(wordsByPhrase.get(open.slice(place, place + length).join(' ')) ?? itemAt(open, place))
    place += length
  }
  return joined
}

function findPhrase(words: string[], place: number): number {
  for (let length = LONGEST_PHRASE; length > 1; length--)
    if (wordsByPhrase.has(words.slice(place, place + length).join(' '))) return length
  return 1
}

/** "How long do tents last" asks for the lifespan around its thing. */
function takeSplitPhrases(words: string[]): string[] {
  const text = words.join(' ')
  const split =
    /^how long (?:do|doe|will|should) (.+) last$/.exec(text) ?? /^what are (.+) made of$/.exec(text)
  if (split === null) return words
  return [text.endsWith('last') ? 'lifespan' : 'material', ...itemAt(split, 1).split(' ')]
}

function keyOf(phrase: string): string {
  return listWords(phrase).join(' ')
}

function toSorted(words: string[]): string[] {
  return [...new Set(words)].sort()
}
