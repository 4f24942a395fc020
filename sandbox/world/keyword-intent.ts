import { ACTIONS, isConcept, listConceptPhrases, readPhrases, stopWordsOf, type Phrase } from './concepts.ts'
import { ENGLISH_SYNONYMS } from './synonyms-english.ts'
import { GERMAN_SYNONYMS } from './synonyms-german.ts'
import { grammarOf, isSpaceless, listWords, normalizeKeyword, type Grammar } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

/** What a searcher means by a keyword: one page can answer all keywords with the same key. */
export interface KeywordIntent {
  key: string
  /** The thing, as sorted words. */
  subject: string[]
  /** What the searcher wants, as sorted concepts; empty if the keyword only names the thing. */
  wants: string[]
}

const LONGEST_PHRASE = 6
/** Concepts whose phrase has the thing in its middle; words are in the form in which they are compared. */
const SPLIT_PHRASES: readonly [RegExp, string][] = [
  [/^how long (?:do|doe|will|should) (.+) last$/, 'lifespan'],
  [/^what are (.+) (?:made|make) of$/, 'material'],
  [/^how much (?:do|doe|will) (.+) cost$/, 'price'],
]
const QUESTION_WORDS: Record<Grammar, RegExp> = {
  english: /^(?:can|could|do|does|did|is|are|should|will|would|why|who|where)\s/,
  german: /^(?:kann|können|darf|dürfen|soll|sollte|ist|sind|warum|wieso|wer|wo|was|womit|wofür|wie|wann)\s/,
}
/** What is asked about an action or about two things, so that the other words do not name one thing. */
const ASKING = new Set(['how', 'when', 'versus'])
/** Stand between or before two things that are compared; "comparison" is also about things of one kind. */
const COMPARING = ['vs', 'vs.', 'versus', 'or', 'oder', 'compared to', 'between', 'zwischen']
const COUNTED = new Set(['person', 'people', 'man', 'pers', 'persone', 'personen', 'mann', 'leut'])
const spacelessPhrases = listConceptPhrases()
  .filter(({ phrase }) => isSpaceless(phrase))
  .sort((a, b) => b.phrase.length - a.phrase.length)
const vocabularies: Record<Grammar, Vocabulary> = {
  english: createVocabulary('english', readPhrases(ENGLISH_SYNONYMS)),
  german: createVocabulary('german', readPhrases(GERMAN_SYNONYMS)),
}

interface Vocabulary {
  grammar: Grammar
  wordsByPhrase: Map<string, string>
  stopWords: Set<string>
}

/**
 * Finds the intent of a keyword in any script. Plurals, forms of verbs, word order, stop words, years, numbers as words
 * and many synonyms do not change the intent; names, and words such as buy, cheap, best and near me, do.
 */
export function readIntent(keyword: string, language = 'en'): KeywordIntent {
  const vocabulary = vocabularies[grammarOf(language)]
  const { stopWords, grammar } = vocabulary
  const words = listWords(markSpaceless(normalizeKeyword(keyword)), grammar)
  const named = dropCounted(joinPhrases(takeSplitPhrases(words), vocabulary))
  const kept = named.filter((word) => !stopWords.has(word) && !/^20[0-4]\d$/.test(word))
  const all = kept.length > 0 ? kept : named
  const wants = toSorted(all.filter(isConcept))
  const subject = toSorted(all.filter((word) => !isConcept(word)))
  if (subject.length === 0 && wants.length === 0) return describeIntent([normalizeKeyword(keyword)], [])
  return subject.length === 0 ? describeIntent(wants, []) : describeIntent(subject, withoutHow(wants))
}

/** Whether a keyword asks a whole question, such as "can dogs eat grapes", instead of naming a thing. */
export function isQuestion(keyword: string, language = 'en'): boolean {
  const text = normalizeKeyword(keyword)
  const { wants } = readIntent(text, language)
  if (wants.length === 0) return QUESTION_WORDS[grammarOf(language)].test(`${text} `)
  return (
    wants.every((want) => ASKING.has(want)) && (wants.some((want) => want !== 'versus') || comparesTwo(text))
  )
}

export function describeIntent(subject: string[], wants: string[]): KeywordIntent {
  return { key: `${wants.join('+')}|${subject.join(' ')}`, subject, wants }
}

export function listSubjectWords(name: string): string[] {
  return readIntent(name).subject
}

function createVocabulary(grammar: Grammar, synonyms: Phrase[]): Vocabulary {
  const keyOf = (phrase: string) => listWords(phrase, grammar).join(' ')
  const phrases = [
    ...synonyms.map(({ phrase, word }) => ({ phrase, word: keyOf(word) })),
    ...listConceptPhrases(),
  ]
  return {
    grammar,
    wordsByPhrase: new Map(
      phrases.filter(({ phrase }) => !isSpaceless(phrase)).map(({ phrase, word }) => [keyOf(phrase), word]),
    ),
    stopWords: new Set(listWords(stopWordsOf[grammar], grammar)),
  }
}

function comparesTwo(text: string): boolean {
  return COMPARING.some((words) => text.includes(` ${words} `))
}

function withoutHow(wants: string[]): string[] {
  return wants.some((want) => ACTIONS.has(want)) ? wants.filter((want) => want !== 'how') : wants
}

/** Drops `person` from "2 person tent", and the number from "10 best tents" and "top 10 tents". */
function dropCounted(words: string[]): string[] {
  return words.filter((word, place) => {
    const [before = '', after = ''] = [words[place - 1], words[place + 1]]
    if (COUNTED.has(word)) return !/^\d+$/.test(before)
    return !(/^\d+$/.test(word) && !COUNTED.has(after) && (before === 'best' || after === 'best'))
  })
}

function markSpaceless(text: string): string {
  if (!isSpaceless(text)) return text
  return spacelessPhrases.reduce((marked, { phrase, word }) => marked.replaceAll(phrase, ` ${word} `), text)
}

/** Replaces known phrases by their word, the longest first. */
function joinPhrases(words: string[], { wordsByPhrase }: Vocabulary): string[] {
  const joined: string[] = []
  for (let place = 0; place < words.length;) {
    const length = findPhrase(words, place, wordsByPhrase)
    const word = wordsByPhrase.get(words.slice(place, place + length).join(' ')) ?? itemAt(words, place)
    joined.push(...word.split(' '))
    place += length
  }
  return joined
}

function findPhrase(words: string[], place: number, wordsByPhrase: Map<string, string>): number {
  for (let length = LONGEST_PHRASE; length > 1; length--)
    if (wordsByPhrase.has(words.slice(place, place + length).join(' '))) return length
  return 1
}

/** "How long do tents last" is the concept lifespan, with the thing inside of its phrase. */
function takeSplitPhrases(words: string[]): string[] {
  const text = words.join(' ')
  for (const [phrase, concept] of SPLIT_PHRASES) {
    const split = phrase.exec(text)
    if (split !== null) return [concept, ...itemAt(split, 1).split(' ')]
  }
  return words
}

function toSorted(words: string[]): string[] {
  return [...new Set(words)].sort()
}
