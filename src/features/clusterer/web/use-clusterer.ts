import { MINIMUM_SCORE } from '#engine/limits.ts'
import { useEffect, useRef, useState } from 'react'
import type { Progress } from '../contract.ts'
import { NO_FILES, type ChosenFiles, type FileRole } from './chosen-files.ts'
import { clusterInWorker, type Clustered } from './cluster-in-worker.ts'
import { NOT_LOADED } from './describe-failure.ts'
import { fetchSample } from './fetch-sample.ts'
import { tellFilesApart } from './tell-files-apart.ts'

const STARTING: Progress = { stage: 'reading', done: 0, keywords: 0 }

export interface Result extends Clustered {
  id: number
  files: ChosenFiles
  minimumScore: number
}

export type Clusterer = ReturnType<typeof useClusterer>

/** The page's whole state: chosen files, the setting, the run, its result or its error. */
export function useClusterer() {
  const [files, setFiles] = useState(NO_FILES)
  const [minimumScore, setMinimumScore] = useState<number>(MINIMUM_SCORE.tool)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [isAnother, setIsAnother] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => result?.close(), [result])

  function choose(role: FileRole, file: File | null) {
    setNotice(null)
    setTrouble(null)
    setFiles((before) => ({ ...before, [role]: file }))
  }

  async function drop(dropped: File[], role: FileRole | null) {
    const [only] = dropped
    if (dropped.length === 1 && only) return choose(role ?? firstFreeRole(files), only)
    const apart = await tellFilesApart(dropped)
    setTrouble(null)
    setNotice(apart.notice)
    setFiles(apart.files)
  }

  async function start(chosen: ChosenFiles, score: number) {
    if (chosen.keywords === null) return setTrouble('Choose a keyword file first, or try the sample.')
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setTrouble(null)
    setNotice(null)
    setProgress(STARTING)
    try {
      const input = { keywords: chosen.keywords, serps: chosen.serps, minimumScore: score }
      const clustered = await clusterInWorker(input, {
        onProgress: setProgress,
        onLost: setTrouble,
        signal: abort.signal,
      })
      setResult((before) => ({ ...clustered, id: (before?.id ?? 0) + 1, files: chosen, minimumScore: score }))
    } catch (error) {
      if (!abort.signal.aborted) setTrouble(error instanceof Error ? error.message : String(error))
    } finally {
      if (running.current === abort) {
        running.current = null
        setProgress(null)
      }
    }
  }

  return {
    files,
    minimumScore,
    progress,
    result,
    trouble,
    notice,
    /** Whether the user has pressed "Cluster another list". */
    isAnother,
    choose,
    drop,
    setMinimumScore,
    swap: () => setFiles(({ keywords, serps }) => ({ keywords: serps, serps: keywords })),
    start: () => start(files, minimumScore),
    cancel: () => running.current?.abort(),
    reset() {
      running.current?.abort()
      setFiles(NO_FILES)
      setMinimumScore(MINIMUM_SCORE.tool)
      setResult(null)
      setIsAnother(true)
      setTrouble(null)
      setNotice(null)
    },
    async trySample() {
      const sample = await fetchSample().catch(() => null)
      if (sample === null) return setTrouble(NOT_LOADED)
      setFiles(sample)
      await start(sample, minimumScore)
    },
  }
}

function firstFreeRole(files: ChosenFiles): FileRole {
  return files.keywords !== null && files.serps === null ? 'serps' : 'keywords'
}
