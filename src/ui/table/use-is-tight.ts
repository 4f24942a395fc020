import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the box is narrower than its content needs, so that it has to scroll sideways. */
export function useIsTight(box: RefObject<HTMLElement | null>, leastWidth: number): boolean {
  const [isTight, setIsTight] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setIsTight(element.clientWidth < leastWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, leastWidth])
  return isTight
}
