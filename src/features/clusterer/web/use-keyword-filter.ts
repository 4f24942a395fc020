import { useEffect, useMemo, useRef, useState } from 'react'
import type { ClusterRow } from '../contract.ts'

type SearchKeywords = (text: string) => Promise<Set<number>>

/**
 * The clusters with a keyword that contains the text; the last answer stays until the next one arrives. Other clusters,
 * with a search of their own, are filtered by the same text.
 */
export function useKeywordFilter(clusters: readonly ClusterRow[], searchKeywords: SearchKeywords) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ of: SearchKeywords; numbers: ReadonlySet<number> } | null>(null)
  const isEmpty = text.trim() === ''
  const latest = useRef(0)

  useEffect(() => {
    latest.current += 1
    const turn = latest.current
    if (isEmpty) return
    void searchKeywords(text).then((numbers) => {
      if (latest.current === turn) setFound({ of: searchKeywords, numbers })
    })
  }, [text, isEmpty, searchKeywords])

  const answer = isEmpty || found?.of !== searchKeywords ? null : found.numbers
  const filtered = useMemo(
    () => (answer === null ? clusters : clusters.filter(({ cluster }) => answer.has(cluster))),
    [clusters, answer],
  )
  return { text, setText, filtered, isFiltered: answer !== null }
}
