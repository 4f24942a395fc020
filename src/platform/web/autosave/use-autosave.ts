import { useEffect, useEffectEvent, useState } from 'react'
import { statusOf } from '../api/api-error.ts'
import { createAutosave, type AutosaveState } from './autosave.ts'

interface AutosaveInput<Value> {
  save: (value: Value, options: { isLast: boolean }) => Promise<void>
  onFailed: (error: unknown) => void
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
      canRetry: (error) => (statusOf(error) ?? 500) >= 500,
      onState: setState,
    }),
  )
  useEffect(() => autosave.use(input))
  const flush = useEffectEvent((isLast: boolean) => autosave.flush({ isLast }))
  useEffect(() => {
    const onPageHide = () => flush(true)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      flush(false)
    }
  }, [])
  return { state, change: autosave.change, flush: () => autosave.flush(), isClean: autosave.isClean }
}
