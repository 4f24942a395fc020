import { useEffect, useEffectEvent } from 'react'
import type { Clustered } from './cluster-in-worker.ts'
import type { Result } from './use-run.ts'

/** Clusters a result again when another minimum overlap is wanted; of several the last one counts. */
export function useRescore(
  result: Result | null,
  wanted: number | null,
  onClustered: (of: Result, clustered: Clustered) => void,
): void {
  const finish = useEffectEvent(onClustered)
  useEffect(() => {
    if (wanted === null || !result?.rescore || result.clustered.minimumScore === wanted) return
    let isCurrent = true
    void result.rescore(wanted).then((clustered) => {
      if (isCurrent && clustered !== null) finish(result, clustered)
    })
    return () => {
      isCurrent = false
    }
  }, [result, wanted])
}
