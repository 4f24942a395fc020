import { useMemo, useRef, useState } from 'react'
import type { ClusterRow } from '../contract.ts'

/** The clusters with a keyword that contains the text; the last answer stays until the next one arrives. */
export function useKeywordFilter(
  clusters: readonly ClusterRow[],
  searchKeywords: (text: string) => Promise<Set<number>>,
) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<ReadonlySet<number> | null>(null)
  const latest = useRef('')

  async function filterBy(wanted: string) {
    setText(wanted)
    latest.current = wanted
    const answer = wanted.trim() === '' ? null : await searchKeywords(wanted)
    if (latest.current === wanted) setFound(answer)
  }

  const filtered = useMemo(
    () => (found === null ? clusters : clusters.filter(({ cluster }) => found.has(cluster))),
    [clusters, found],
  )
  return { text, filterBy, filtered, isFiltered: found !== null }
}
