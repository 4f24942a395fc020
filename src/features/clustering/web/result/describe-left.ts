import { formatNoun } from '#ui/numbers.ts'
import type { GroupingResult } from '../api.ts'

/** Sentences about keywords that found no partner, and about those that are still inactive. */
export function describeAlone({
  aloneCount,
  minimumScore,
}: Pick<GroupingResult, 'aloneCount' | 'minimumScore'>): string | null {
  if (aloneCount === 0) return null
  const stay = formatNoun(aloneCount, 'keyword stays alone: it shares', 'keywords stay alone: each shares')
  const least = minimumScore === 1 ? 'no search result' : `fewer than ${minimumScore} of 10 search results`
  return `${stay} ${least} with the others.`
}

export function describeWithoutResults({
  withoutResults,
}: Pick<GroupingResult, 'withoutResults'>): string | null {
  if (withoutResults === 0) return null
  return `${formatNoun(withoutResults, 'keyword is', 'keywords are')} still inactive, because no search results were found.`
}

export function describeWithoutRoom({ withoutRoom }: Pick<GroupingResult, 'withoutRoom'>): string | null {
  if (withoutRoom === 0) return null
  return `${formatNoun(withoutRoom, 'keyword is', 'keywords are')} still inactive, because the plan has no more room for active keywords.`
}
