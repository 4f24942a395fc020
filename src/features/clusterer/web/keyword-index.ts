import { foldPart, splitWords } from '#features/contentplans/rules.ts'
import type { MemberRow } from '../contract.ts'

export interface KeywordIndex {
  /** The clusters with a keyword that has all words of the text, or parts of words, in any order and case. */
  find: (text: string) => number[]
}

/** One lower-case line of keywords for each cluster: 100,000 of them are searched in a few milliseconds. */
export function indexKeywords(
  clusters: readonly number[],
  members: (cluster: number) => readonly MemberRow[],
): KeywordIndex {
  const lines = clusters.map((cluster) =>
    members(cluster)
      .map(({ keyword }) => keyword)
      .map(foldPart)
      .join('\n'),
  )
  return {
    find(text) {
      const words = splitWords(text)
      const hasWords = (line: string) => words.every((word) => line.includes(word))
      return clusters.filter((_, index) => {
        const line = lines[index] ?? ''
        return hasWords(line) && (words.length < 2 || line.split('\n').some(hasWords))
      })
    },
  }
}
