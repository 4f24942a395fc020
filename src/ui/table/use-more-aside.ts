import { useLayoutEffect, useState, type RefObject } from 'react'

const NOTHING = { before: false, after: false }

/** Whether a box that scrolls sideways hides something before or after what is visible. */
export function useMoreAside(box: RefObject<HTMLElement | null>, isScrolling: boolean) {
  const [more, setMore] = useState(NOTHING)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isScrolling) return
    const measure = () => {
      const before = element.scrollLeft > 0
      const after = Math.ceil(element.scrollLeft) + element.clientWidth < element.scrollWidth
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box, isScrolling])
  return isScrolling ? more : NOTHING
}
