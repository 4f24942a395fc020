import { useEffect, useRef } from 'react'

const PAUSE_MS = 500

/** Returns a function that does the work a moment later, once for all its calls until then: messages come in groups. */
export function useSoon(work: () => unknown): () => void {
  const latest = useRef(work)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => () => clearTimeout(waiting.current), [])
  return () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void latest.current()
    }, PAUSE_MS)
  }
}
