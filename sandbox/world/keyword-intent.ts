import { ACTIONS, isConcept, listPhrases, STOP_WORDS } from './concepts.ts'
import { isSpaceless, listWords, normalizeKeyword } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

/** What a searcher means by a keyword: one page can answer all keywords with the same key. */
export interface KeywordIntent {
  key: string
  /** The thing, as sorted words. */
  subject: string[]
  /** What the searcher wants, as sorted concepts; empty if the keyword only names the thing. */
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
 * Finds the intent of a keyword in any script. Plurals, word order, stop words, years and some synonyms do not
 * change the intent; names, and words such as buy, cheap, best, how to and near me, do.
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

/** Replaces known phrases by their concept, the longest first; words of the thing may be inside of a phrase. */
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

/** "How long do tents last" is the concept lifespan, with the thing inside of its phrase. */
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
