import { useEffect, useEffectEvent } from 'react'
import type { Clustered } from './cluster-in-worker.ts'
import type { Result } from './use-run.ts'

/**
 * Clusters a result again when another minimum overlap is wanted; of several the last one counts. Calls `show` with
 * null when the worker begins, and with the clusters when it has them.
 */
export function useRescore(
  result: Result | null,
  wanted: number | null,
  show: (of: Result, clustered: Clustered | null) => void,
): void {
  const rescore = result?.rescore ?? null
  const begin = useEffectEvent((again: NonNullable<Result['rescore']>, score: number) => {
    if (result === null || (result.isInWorker && result.clustered.minimumScore === score)) return undefined
    let isCurrent = true
    show(result, null)
    void again(score).then((clustered) => {
      if (isCurrent && clustered !== null) show(result, clustered)
    })
    return () => {
      isCurrent = false
    }
  })
  useEffect(
    () => (rescore === null || wanted === null ? undefined : begin(rescore, wanted)),
    [rescore, wanted],
  )
}
