import { MOST_COMPARED } from '#features/overlap/rules.ts'
import { formatScore } from '#ui/numbers.ts'

interface Score {
  /** Null when there is nothing to compare, undefined while it is computed. */
  score: number | null | undefined
  isError: boolean
  /** Number of selected clusters. */
  count: number
}

/** The SERP overlap of selected clusters as text, with a note about it (V-29). */
export function describeScore({ score, isError, count }: Score): { value: string; note: string | null } {
  if (count > MOST_COMPARED)
    return { value: `at most ${MOST_COMPARED} clusters`, note: 'Select fewer clusters to compare them' }
  if (isError) return { value: '–', note: 'It could not be computed' }
  if (score === undefined) return { value: '…', note: 'It is being computed' }
  if (score === null) return { value: 'N/a', note: 'There are no two keywords with known search results' }
  return {
    value: `${formatScore(score)} / 10`,
    note: count === 1 ? 'Between the keywords of this cluster' : 'Between these clusters, not within them',
  }
}
