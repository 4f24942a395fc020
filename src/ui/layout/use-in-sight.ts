import { useEffect, useRef, useState } from 'react'

/**
 * Whether an element is in sight, or so many pixels away from it. It counts as in sight as long as the focus is in it:
 * the user would lose the focus by scrolling.
 */
export function useInSight<Place extends HTMLElement>(margin: number) {
  const place = useRef<Place>(null)
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsInSight(entry.isIntersecting || element.contains(document.activeElement))
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return [place, isInSight] as const
}
