import type { PageSentence, ReadPage } from './read-pages.ts'
import { CUES } from './words/cues.ts'

/** Tells which words of the pages are nouns rather than verbs. */
export interface NounReader {
  /** Whether a word is mostly used as a verb. */
  isVerb: (key: string) => boolean
  /** Whether a word of grammar joins two nouns to one term. */
  isJoining: (word: string) => boolean
}

/** Words are told by the words of grammar before and behind them; where these say nothing, a word is a noun. */
export function createNounReader(pages: readonly ReadPage[], language: string): NounReader {
  const cues = CUES[language]
  if (cues === undefined) return { isVerb: () => false, isJoining: () => false }
  const [beforeNouns, beforeVerbs, ofObjects, joining] = [
    cues.beforeNouns,
    cues.beforeVerbs,
    cues.ofObjects,
    cues.joining,
  ].map((list) => new Set(list.split(' ')))
  const uses = new Map<string, number>()
  const count = ({ words, breaks }: PageSentence) => {
    for (const [at, { key }] of words.entries()) {
      if (key === null) continue
      const before = breaks.has(at) ? '' : (words[at - 1]?.text ?? '')
      const after = breaks.has(at + 1) ? '' : (words[at + 1]?.text ?? '')
      const isNoun = beforeNouns?.has(before) === true
      const isVerb = !isNoun && (beforeVerbs?.has(before) === true || ofObjects?.has(after) === true)
      uses.set(key, (uses.get(key) ?? 0) + (isNoun ? 1 : 0) - (isVerb ? 1 : 0))
    }
  }
  for (const { sections } of pages) for (const { sentences } of sections) sentences.forEach(count)
  return {
    isVerb: (key) => (uses.get(key) ?? 0) < 0,
    isJoining: (word) => joining?.has(word) === true,
  }
}
