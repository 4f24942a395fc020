import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const OVERSCAN = 8
/** Rows are exchanged a few at a time, not on every pixel. */
const STEP = 4

/** The range of equally high rows that must exist for what the window shows now. */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [view, setView] = useState({ first: 0, height: window.innerHeight })

  useEffect(() => {
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const first = Math.floor(Math.max(0, -top) / rowHeight / STEP) * STEP
      const height = window.innerHeight
      setView((before) => (before.first === first && before.height === height ? before : { first, height }))
    }
    // At once: a frame later a fast scroll would show empty space.
    const lookAtOnce = () => flushSync(look)
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    // Captured, because the table may stand in a box that scrolls by itself.
    document.addEventListener('scroll', lookAtOnce, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', lookAtOnce, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [body, rowHeight])

  const fitting = Math.ceil(view.height / rowHeight)
  const start = Math.max(0, Math.min(view.first, count - fitting) - OVERSCAN)
  const end = Math.min(count, view.first + fitting + STEP + OVERSCAN)
  return { start, end: Math.max(start, end) }
}
