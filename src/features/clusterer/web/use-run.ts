import { useEffect, useRef, useState } from 'react'
import type { Progress } from '../contract.ts'
import type { ChosenFiles } from './chosen-files.ts'
import { clusterInWorker, type Clustered, type Clusters } from './cluster-in-worker.ts'
import { dropList, keepList } from './kept-list.ts'

const STARTING: Progress = { stage: 'reading', done: 0, keywords: 0 }

/** A list that was clustered. */
export interface Result {
  id: number
  files: ChosenFiles
  clustered: Clustered
  /** Whether the worker has these clusters: it was not asked for others since. */
  isInWorker: boolean
  rescore: Clusters['rescore']
  close: () => void
}

/** The run, its result or its error. */
export function useRun() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [isKept, setIsKept] = useState(true)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [withoutResults, setWithoutResults] = useState<File | null>(null)
  const running = useRef<AbortController>(null)
  const close = result?.close

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => close, [close])

  function fail(why: string | null, without: File | null = null) {
    setTrouble(why)
    setWithoutResults(without)
  }

  function change({ id }: Result, part: Partial<Result>) {
    setResult((now) => (now?.id === id ? { ...now, ...part } : now))
  }

  /** Returns whether the files were clustered. */
  async function start({ keywords, serps }: ChosenFiles, minimumScore: number): Promise<boolean> {
    if (keywords === null) {
      fail('Choose a keyword file first, or try the sample.')
      return false
    }
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    fail(null)
    setProgress(STARTING)
    try {
      const made = await clusterInWorker(
        { keywords, serps, minimumScore },
        { onProgress: setProgress, onLost: setTrouble, signal: abort.signal },
      )
      if ('withoutResults' in made) {
        fail(made.withoutResults, keywords)
        return false
      }
      setResult((before) => ({
        ...made,
        id: (before?.id ?? 0) + 1,
        files: { keywords, serps },
        isInWorker: true,
      }))
      void keepList({ keywords, serps }).then(setIsKept)
      return true
    } catch (error) {
      if (!abort.signal.aborted) fail(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      if (running.current === abort) {
        running.current = null
        setProgress(null)
      }
    }
  }

  return {
    progress,
    result,
    trouble,
    /** The keyword file of the last run, which could not be clustered because it has no search results. */
    withoutResults,
    /** Whether leaving the page would lose the result. */
    isAtRisk: result !== null && !isKept,
    fail,
    start,
    cancel: () => running.current?.abort(),
    markOutdated: (one: Result) => change(one, { isInWorker: false }),
    /** Shows other clusters of the same files. */
    showAgain: (one: Result, clustered: Clustered) => change(one, { clustered, isInWorker: true }),
    /** Does not keep the list any longer; the result stays until the next one. */
    forget() {
      running.current?.abort()
      dropList()
      setIsKept(true)
      fail(null)
    },
  }
}
