import { useEffect, useState, type RefObject } from 'react'

/** The key of the line that had the focus or was pressed last; it stays in the page when it is scrolled out of sight. */
export function useHeldRow(list: RefObject<HTMLElement | null>): number | null {
  const [held, setHeld] = useState<number | null>(null)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const hold = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-order-key]') : null
      if (row !== null) setHeld(Number(row.dataset['orderKey']))
    }
    element.addEventListener('focusin', hold)
    // Not every browser gives the focus to a button that is pressed.
    element.addEventListener('pointerdown', hold)
    return () => {
      element.removeEventListener('focusin', hold)
      element.removeEventListener('pointerdown', hold)
    }
  }, [list])
  return held
}
