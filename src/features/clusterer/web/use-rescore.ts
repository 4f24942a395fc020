import { useEffect, useEffectEvent } from 'react'
import type { Clustered } from './cluster-in-worker.ts'
import type { Result } from './use-run.ts'

interface Rescoring {
  onBegin: (of: Result) => void
  onDone: (of: Result, clustered: Clustered) => void
}

/** Clusters a result again when another minimum overlap is wanted; of several the last one counts. */
export function useRescore(
  result: Result | null,
  wanted: number | null,
  { onBegin, onDone }: Rescoring,
): void {
  const rescore = result?.rescore ?? null
  const begin = useEffectEvent((again: NonNullable<Result['rescore']>, score: number) => {
    if (result === null || (result.isInWorker && result.clustered.minimumScore === score)) return undefined
    let isCurrent = true
    onBegin(result)
    void again(score).then((clustered) => {
      if (isCurrent && clustered !== null) onDone(result, clustered)
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
