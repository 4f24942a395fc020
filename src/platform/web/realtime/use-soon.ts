import { useEffect, useRef } from 'react'

const PAUSE_MS = 500

/**
 * Returns a function that does the work a moment later, once for all its calls until then: messages come in groups.
 * The work is done even if the component is gone by then, because other screens show the same data.
 */
export function useSoon(work: () => unknown): () => void {
  const latest = useRef(work)
  const isWaiting = useRef(false)
  useEffect(() => {
    latest.current = work
  })
  return () => {
    if (isWaiting.current) return
    isWaiting.current = true
    setTimeout(() => {
      isWaiting.current = false
      void latest.current()
    }, PAUSE_MS)
  }
}
