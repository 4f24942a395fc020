import type { Clues } from './kinds.ts'
import { readSign, type Read } from './read-sign.ts'
import type { Vocabulary } from './words/index.ts'

/** A keyword with what its words say, and its share of the searches of its cluster. */
export interface Spoken extends Read {
  keyword: string
  share: number
}

/** Reads keywords, and weighs them by how often they are searched; those without a volume count as hardly searched. */
export function readKeywords(keywords: Clues['keywords'], vocabulary: Vocabulary): Spoken[] {
  const weights = keywords.map(({ volume }) => (volume ?? 0) + 1)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return keywords.map(({ keyword }, at) => ({
    ...readSign(keyword, vocabulary),
    keyword,
    share: (weights[at] ?? 0) / all,
  }))
}
