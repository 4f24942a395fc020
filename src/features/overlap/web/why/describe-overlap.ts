import type { Comparison } from '../api.ts'

type Words = Pick<Comparison, 'overlap'> & {
  keywords: readonly Pick<Comparison['keywords'][number], 'keyword' | 'fetched_at' | 'resultCount'>[]
}

/** What two keywords share, in a sentence. */
export function describeOverlap({ overlap, keywords }: Words): string {
  const unknown = keywords.filter(({ fetched_at: fetchedAt }) => fetchedAt === null)
  if (overlap === null)
    return `The search results for ${unknown.map(({ keyword }) => `“${keyword}”`).join(' and ')} are not known yet, so there is nothing to compare.`
  const [a, b] = keywords.map(({ resultCount }) => resultCount)
  if (overlap === 0)
    return 'These two keywords share no results. What holds them together is what each shares with others.'
  const results =
    a === b
      ? `of ${a} results`
      : `${overlap === 1 ? 'result' : 'results'}: one search has ${a}, the other ${b}`
  return `These two keywords share ${overlap} ${results}.`
}
