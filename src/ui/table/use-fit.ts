import { useLayoutEffect, useState, type RefObject } from 'react'

/** `tight`: the box is narrower than the narrow table, so that it scrolls sideways. */
export type Fit = 'wide' | 'compact' | 'narrow' | 'tight'

/** How a table fits into its box; takes the widths in pixels of the wide, the compact and the narrow table. */
export function useFit(
  box: RefObject<HTMLElement | null>,
  { wide, compact, narrow }: Record<Exclude<Fit, 'tight'>, number>,
): Fit {
  const [fit, setFit] = useState<Fit>('wide')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setFit(fitOf(element.clientWidth))
    const fitOf = (width: number) =>
      width >= wide ? 'wide' : width >= compact ? 'compact' : width >= narrow ? 'narrow' : 'tight'
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, wide, compact, narrow])
  return fit
}
