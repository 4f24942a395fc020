import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenedText } from '#features/editor/web/index.ts'
import { findWriting, type WrittenRun } from '../running/follow-run.ts'
import type { WritingStream } from './create-stream.ts'

/** A text that is saved comes from the server within this time. */
const LANDING_MS = 5_000

export interface Watching {
  /** `now`: an agent writes this text. `landing`: it is being saved. `broken`: it ended before it was saved. */
  phase: 'none' | 'now' | 'landing' | 'broken'
  /** Whether the agent's text is shown in the place of the editor. */
  isShown: boolean
  /** Whether the editor holds what the user has typed since the run began, which is never covered by itself. */
  hasTyped: boolean
  hasWords: boolean
  watch: () => void
  leave: () => void
}

interface WatchingInput {
  run: WrittenRun | null
  stream: WritingStream
  opened: OpenedText
  /** Whether the caret is in the editor: the next key is meant for it, so it stays. */
  hasCaret: boolean
  hasProposal: boolean
}

/** Whether a tab shows its editor or what an agent writes. */
export function useWatching({ run, stream, opened, hasCaret, hasProposal }: WatchingInput): Watching {
  const { text, section } = opened
  const written = useSyncExternalStore(stream.subscribe, () => {
    const found = stream.read(section)
    return found === null || found.runId !== run?.id ? null : found.runId
  })
  const version = useSyncExternalStore(text.subscribe, () => text.read().base.version)
  const runId = run?.id ?? null
  const isNow = findWriting(run)?.section === section
  const hasTyped = useTyped(opened, runId)
  const [choice, setChoice] = useState<{ runId: number | null; isWatched: boolean } | null>(null)
  const chosen = choice !== null && choice.runId === runId ? choice.isWatched : null
  const began = useBeginning(isNow ? runId : null, version)
  const hasWords = written !== null

  const phase = phaseOf({ run, isNow, hasWords, began, version, hasProposal })
  const isLate = useLate(phase === 'landing')
  const wants = chosen ?? (!hasTyped && !hasCaret)
  return {
    phase: isLate && phase === 'landing' ? 'none' : phase,
    isShown: wants && hasWords && phase !== 'none' && !(phase === 'landing' && isLate),
    hasTyped,
    hasWords,
    watch: () => setChoice({ runId, isWatched: true }),
    leave: () => setChoice({ runId, isWatched: false }),
  }
}

interface PhaseInput {
  run: WrittenRun | null
  isNow: boolean
  hasWords: boolean
  began: { runId: number; version: number } | null
  version: number
  hasProposal: boolean
}

function phaseOf({ run, isNow, hasWords, began, version, hasProposal }: PhaseInput): Watching['phase'] {
  if (isNow) return 'now'
  if (run === null || !hasWords || began?.runId !== run.id || began.version !== version) return 'none'
  if (run.state === 'failed' || run.state === 'cancelled') return 'broken'
  return hasProposal ? 'none' : 'landing'
}

/** The version that the text had when a run was seen to begin with it. */
function useBeginning(runId: number | null, version: number): { runId: number; version: number } | null {
  const [began, setBegan] = useState<{ runId: number; version: number } | null>(null)
  if (runId !== null && began?.runId !== runId) setBegan({ runId, version })
  return began
}

/** Whether the user has typed since a run began. */
function useTyped({ text }: OpenedText, runId: number | null): boolean {
  const [typedIn, setTypedIn] = useState<number | null>(null)
  useEffect(() => {
    if (runId === null) return undefined
    const look = () => {
      if (text.isDirty() || text.read().trouble !== null) setTypedIn(runId)
    }
    look()
    return text.subscribe(look)
  }, [text, runId])
  return runId !== null && typedIn === runId
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), LANDING_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isLate
}
