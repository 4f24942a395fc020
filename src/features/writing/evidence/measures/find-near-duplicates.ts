import { foldWord, splitWords } from '../../text/index.ts'

/** Two sentences that say nearly the same, by their places in the list. */
interface NearDuplicate {
  first: number
  second: number
  /** Shared pairs of neighbouring words, as a share of all pairs of both: 0 to 1. */
  similarity: number
}

/** Sentences of fewer words are alike by chance. */
const LEAST_WORDS = 5
const LEAST_SIMILARITY = 0.6

/**
 * Pairs of sentences that are alike. Only sentences that share one of their rarest pairs of words are compared: others
 * cannot reach the least similarity (prefix filter of Chaudhuri, Ganti and Kaushik, 2006).
 */
export function findNearDuplicates(sentences: readonly string[], language: string): NearDuplicate[] {
  const shingles = sentences.map((sentence) => listPairs(sentence, language))
  const counts = new Map<string, number>()
  for (const set of shingles) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1)
  const countOf = (one: string) => counts.get(one) ?? 0
  const byShingle = new Map<string, number[]>()
  return shingles.flatMap((set, second) => {
    const rare = [...set].sort((left, right) => countOf(left) - countOf(right) || (left < right ? -1 : 1))
    const prefix = rare.slice(0, set.size - Math.ceil(LEAST_SIMILARITY * set.size) + 1)
    const candidates = new Set(prefix.flatMap((one) => byShingle.get(one) ?? []))
    for (const one of prefix) {
      const others = byShingle.get(one)
      if (others === undefined) byShingle.set(one, [second])
      else others.push(second)
    }
    return [...candidates].flatMap((first) => {
      const similarity = compare(shingles[first] ?? new Set(), set)
      return similarity >= LEAST_SIMILARITY ? [{ first, second, similarity }] : []
    })
  })
}

function listPairs(sentence: string, language: string): Set<string> {
  const words = splitWords(sentence, language).map((word) => foldWord(word, language))
  if (words.length < LEAST_WORDS) return new Set()
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
}

function compare(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((one) => right.has(one)).length
  return shared / (left.size + right.size - shared)
}
