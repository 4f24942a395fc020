import { useRef, useState, type MouseEvent } from 'react'

/** Opens and closes a panel by its button. */
export function useFloatingPanel() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  const isOpen = anchor !== null
  return {
    anchor,
    close: () => setAnchor(null),
    triggerProps: {
      'aria-expanded': isOpen,
      // The press itself closes an open panel, before its click arrives: that click must not open it again.
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
