import { useRef, useState, type MouseEvent } from 'react'

/** State of a panel that a button opens and closes. */
export function useFloatingPanel() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  const isOpen = anchor !== null
  return {
    anchor,
    close: () => setAnchor(null),
    triggerProps: {
      'aria-expanded': isOpen,
      // Pressing the pointer closes an open panel before `click` fires; that click must not open it again.
      onPointerDown: () => {
        wasOpen.current = isOpen
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        setAnchor(wasOpen.current ? null : event.currentTarget)
        wasOpen.current = false
      },
    },
  }
}
