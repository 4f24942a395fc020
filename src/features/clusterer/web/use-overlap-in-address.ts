import { useSearch } from '@tanstack/react-router'
import { MINIMUM_SCORE } from '#engine/limits.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'

/**
 * The minimum overlap of the clusters that the address shows, so that Back and a reload lead to them; null at the
 * form.
 */
export function useOverlapInAddress() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const score = Number(search['overlap'])
  const isScore = Number.isInteger(score) && score >= MINIMUM_SCORE.least && score <= MINIMUM_SCORE.most
  const overlap = isScore ? score : null
  return {
    overlap,
    /** Beginning and end of a result are places to go back to; another overlap is not. */
    show: (next: number | null, { replace = overlap !== null && next !== null } = {}) =>
      changeSearch((now) => ({ ...now, overlap: next ?? undefined }), { replace }),
  }
}
