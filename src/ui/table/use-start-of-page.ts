import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the table to its first row when the page number changes. */
export function useStartOfPage(box: RefObject<HTMLElement | null>, page: number | undefined) {
  const shown = useRef(page)
  useEffect(() => {
    const element = box.current
    if (!element || shown.current === page) return
    shown.current = page
    element.scrollTo({ top: 0, behavior: 'instant' })
    const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    if (element.getBoundingClientRect().top < covered)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [box, page])
}
