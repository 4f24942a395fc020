import { MINIMUM_SCORE } from '#engine/limits.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { NO_FILES, type ChosenFiles } from './chosen-files.ts'
import { NOT_LOADED } from './describe-failure.ts'
import { fetchSample } from './fetch-sample.ts'
import { readList } from './kept-list.ts'
import { useChosenFiles } from './use-chosen-files.ts'
import { useOverlapInAddress } from './use-overlap-in-address.ts'
import { useRescore } from './use-rescore.ts'
import { useRun } from './use-run.ts'

export type Clusterer = ReturnType<typeof useClusterer>

/** The page's whole state: chosen files, the setting, the run, its result or its error. */
export function useClusterer() {
  const { overlap, show } = useOverlapInAddress()
  const run = useRun()
  const chosen = useChosenFiles(() => run.fail(null))
  const [minimumScore, setMinimumScore] = useState<number>(overlap ?? MINIMUM_SCORE.tool)
  const [isAnother, setIsAnother] = useState(false)
  const { files } = chosen

  async function start(list: ChosenFiles, score: number) {
    if (await run.start(list, score)) show(score)
  }

  // A reload, or coming back from another page, finds the list that was kept.
  const restore = useEffectEvent(async () => {
    const kept = await readList()
    chosen.offer(kept)
    if (overlap === null) return
    if (kept.keywords === null) show(null, { replace: true })
    else await start(kept, overlap)
  })
  useEffect(() => void restore(), [])
  useRescore(run.result, overlap, { onBegin: run.markOutdated, onDone: run.showAgain })

  return {
    files,
    notice: chosen.notice,
    choose: chosen.choose,
    drop: chosen.drop,
    swap: chosen.swap,
    minimumScore,
    setMinimumScore,
    progress: run.progress,
    trouble: run.trouble,
    withoutResults: run.withoutResults,
    isAtRisk: run.isAtRisk,
    /** The result, where the address shows it. */
    result: overlap === null ? null : run.result,
    /** The minimum overlap that is chosen for the result; its clusters follow in a moment. */
    shownScore: overlap ?? minimumScore,
    setShownScore(score: number) {
      setMinimumScore(score)
      show(score)
    },
    /** Whether the user has pressed "Cluster another list". */
    isAnother,
    start: () => start(files, minimumScore),
    cancel: run.cancel,
    reset() {
      run.forget()
      chosen.replace(NO_FILES)
      setMinimumScore(MINIMUM_SCORE.tool)
      setIsAnother(true)
      show(null)
    },
    async trySample() {
      const sample = await fetchSample().catch(() => null)
      if (sample === null) return run.fail(NOT_LOADED)
      chosen.replace(sample)
      await start(sample, minimumScore)
    },
  }
}
