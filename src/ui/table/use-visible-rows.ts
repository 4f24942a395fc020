import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const OVERSCAN = 8
/** The rendered range moves by this number of rows at a time, so that not every pixel of scrolling renders. */
const STEP = 4

/** The range of rows to render for the visible part of the page. All rows are equally high. */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [view, setView] = useState({ first: 0, height: window.innerHeight })

  useEffect(() => {
    const measure = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const first = Math.floor(Math.max(0, -top) / rowHeight / STEP) * STEP
      const height = window.innerHeight
      setView((before) => (before.first === first && before.height === height ? before : { first, height }))
    }
    // Synchronously: if rows were rendered a frame later, fast scrolling would show empty space.
    const measureAtOnce = () => flushSync(measure)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    // `scroll` does not bubble; capturing also gets it from a scrolling box around the table.
    document.addEventListener('scroll', measureAtOnce, { passive: true, capture: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', measureAtOnce, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [body, rowHeight])

  const fitting = Math.ceil(view.height / rowHeight)
  const start = Math.max(0, Math.min(view.first, count - fitting) - OVERSCAN)
  const end = Math.min(count, view.first + fitting + STEP + OVERSCAN)
  return { start, end: Math.max(start, end) }
}
