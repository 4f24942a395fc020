import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Keys that scroll towards the beginning. */
const UPWARDS = new Set(['ArrowUp', 'PageUp', 'Home'])

/**
 * Keeps the end of a growing text in sight, as long as the user does not scroll away from it. `end` stands over the last
 * 50 pixels of the text (F-147). Returns whether any of them is in sight, and a function that goes there.
 */
export function useFollowEnd(end: RefObject<HTMLElement | null>) {
  const follows = useRef(false)
  const [isAtEnd, setIsAtEnd] = useState(true)
  useEffect(() => {
    const { current } = end
    if (current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true
      follows.current = isSeen
      setIsAtEnd(isSeen)
    })
    observer.observe(current)
    // A text that comes fast would pull back a user who scrolls away slowly.
    const letGo = (event: Event) => {
      if (event instanceof WheelEvent && event.deltaY >= 0) return
      if (event instanceof KeyboardEvent && !UPWARDS.has(event.key)) return
      follows.current = false
    }
    for (const name of ['wheel', 'touchmove', 'keydown'])
      document.addEventListener(name, letGo, { passive: true })
    return () => {
      observer.disconnect()
      for (const name of ['wheel', 'touchmove', 'keydown']) document.removeEventListener(name, letGo)
    }
  }, [end])
  // After each piece, which is what renders the text again.
  useLayoutEffect(() => {
    if (follows.current) end.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return { isAtEnd, goToEnd: () => end.current?.scrollIntoView({ block: 'end', inline: 'nearest' }) }
}
