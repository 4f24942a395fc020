import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The part of a box that is in sight, in pixels. */
interface BoxView {
  left: number
  top: number
  width: number
  height: number
}

/**
 * The part of a box that is in sight, kept up to date while the box scrolls and changes its size. What is scrolled is
 * rounded down to a step, so that not every pixel renders. `first` is what is expected before the box is measured.
 */
export function useBoxView(
  box: RefObject<HTMLElement | null>,
  { step, first }: { step: number; first: BoxView },
): BoxView {
  const [view, setView] = useState(first)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const round = (scrolled: number) => Math.floor(scrolled / step) * step
    // Synchronously: if it were rendered a frame later, fast scrolling would show empty space.
    const measure = () => {
      const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = element
      const next = { left: round(scrollLeft), top: round(scrollTop), width, height }
      flushSync(() => setView((before) => (isSame(before, next) ? before : next)))
    }
    // Its first call comes before the first frame.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box, step])
  return view
}

function isSame(one: BoxView, other: BoxView): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}
