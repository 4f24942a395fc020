import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the box is narrower than its content's minimum width in pixels, so that it must scroll sideways. */
export function useIsTight(box: RefObject<HTMLElement | null>, leastWidth: number): boolean {
  const [isTight, setIsTight] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setIsTight(element.clientWidth < leastWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, leastWidth])
  return isTight
}
