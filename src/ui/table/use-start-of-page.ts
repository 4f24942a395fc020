import { useEffect, useRef, type RefObject } from 'react'

/** Another page of rows is read from its start, also when its button lies below the last row. */
export function useStartOfPage(box: RefObject<HTMLElement | null>, page: number | undefined) {
  const shown = useRef(page)
  useEffect(() => {
    const element = box.current
    if (!element || shown.current === page) return
    shown.current = page
    element.scrollTo({ top: 0, behavior: 'instant' })
    if (element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [box, page])
}
