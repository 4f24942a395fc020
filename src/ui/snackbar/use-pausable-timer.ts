import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once, after `ms` milliseconds without counting the time in which it is paused. */
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
