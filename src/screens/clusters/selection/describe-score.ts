import { MOST_COMPARED } from '#features/overlap/rules.ts'
import { formatScore } from '#ui/numbers.ts'

interface Score {
  /** Null when there is nothing to compare, undefined while it is computed. */
  score: number | null | undefined
  isError: boolean
  /** Number of selected clusters or keywords. */
  count: number
  of?: 'clusters' | 'keywords'
}

const NOTES = {
  clusters: 'Between these clusters, not within them',
  keywords: 'Between these keywords',
} as const

/** The SERP overlap of what is selected as text, with a note about it (V-29). */
export function describeScore({ score, isError, count, of = 'clusters' }: Score): {
  value: string
  note: string | null
} {
  if (count > MOST_COMPARED)
    return { value: `at most ${MOST_COMPARED} ${of}`, note: `Select fewer ${of} to compare them` }
  if (of === 'keywords' && count < 2) return { value: 'N/a', note: 'Select two keywords to compare them' }
  if (isError) return { value: '–', note: 'It could not be computed' }
  if (score === undefined) return { value: '…', note: 'It is being computed' }
  if (score === null) return { value: 'N/a', note: 'There are no two keywords with known search results' }
  return {
    value: `${formatScore(score)} / 10`,
    note: of === 'clusters' && count === 1 ? 'Between the keywords of this cluster' : NOTES[of],
  }
}
