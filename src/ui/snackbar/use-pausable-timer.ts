import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once, after so many milliseconds in which it was not paused. */
export function usePausableTimer(ms: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isPaused) return
    const started = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [isPaused])
}
