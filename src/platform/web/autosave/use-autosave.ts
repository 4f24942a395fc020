import { useEffect, useState } from 'react'
import { mayPassLater } from '../api/api-error.ts'
import { createAutosave, type AutosaveState } from './autosave.ts'
import { useFlushOnLeave } from './use-flush-on-leave.ts'

interface AutosaveInput<Value> {
  save: (value: Value, options: { isLast: boolean }) => Promise<void>
  onFailed: (error: unknown) => void
  /** How long after the last change it saves; a second if absent. */
  pauseMs?: number
}

/**
 * Saves what a user types in this component a second after the last change, and at once when the component or the page
 * goes away.
 */
export function useAutosave<Value>(input: AutosaveInput<Value>) {
  const [state, setState] = useState<AutosaveState>('clean')
  const [autosave] = useState(() =>
    createAutosave<Value>({
      ...input,
      canRetry: mayPassLater,
      onState: setState,
    }),
  )
  useEffect(() => autosave.use(input))
  useFlushOnLeave(autosave.flush)
  return {
    state,
    change: autosave.change,
    flush: () => autosave.flush(),
    reset: autosave.reset,
    isClean: autosave.isClean,
  }
}
