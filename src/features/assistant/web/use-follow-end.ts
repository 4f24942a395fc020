import { useEffect, useRef } from 'react'
import { AT_BOTTOM_PX } from '../rules.ts'

/** Scrolls a list to its end when something is added, unless its reader has scrolled up (F-147). */
export function useFollowEnd() {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const { current } = list
    if (current === null) return undefined
    scrollToEnd(current)
    const look = () => {
      isAtEnd.current = isNearEnd(current)
    }
    // Differences and texts are drawn after their part of the list.
    const watched = new MutationObserver(() => {
      if (isAtEnd.current) scrollToEnd(current)
    })
    watched.observe(current, { childList: true, subtree: true, characterData: true })
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watched.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])
  return {
    list,
    /** From now on the end is followed again. */
    showEnd: () => {
      isAtEnd.current = true
      scrollToEnd(list.current)
    },
  }
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= AT_BOTTOM_PX
}

function scrollToEnd(list: HTMLElement | null): void {
  if (list !== null) list.scrollTop = list.scrollHeight
}
