import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Ctrl+S or ⌘S changes the mode: of the editor in which the user types, or of the only one on the page. */
export function useModeKey(frame: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
    if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
    const isInside = event.target instanceof Node && frame.current?.contains(event.target) === true
    const isOnly = document.querySelectorAll('[data-markdown-editor]').length === 1
    if (!isInside && (!isOnly || document.querySelector('dialog:modal') !== null)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
