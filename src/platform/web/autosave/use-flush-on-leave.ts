import { useEffect, useEffectEvent } from 'react'

/** Saves at once when this component or the page goes away. `isLast`: the page does, so the request has to outlive it. */
export function useFlushOnLeave(flush: (options: { isLast: boolean }) => void): void {
  const leave = useEffectEvent((isLast: boolean) => flush({ isLast }))
  useEffect(() => {
    const onPageHide = () => leave(true)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      leave(false)
    }
  }, [])
}
