import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Ctrl+S or ⌘S changes the mode: of the editor in which the user types, or of the only one that is to be seen. */
export function useModeKey(frame: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
    if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
    const isInside = event.target instanceof Node && frame.current?.contains(event.target) === true
    if (!isInside && (!isOnlyShown(frame.current) || document.querySelector('dialog:modal') !== null)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Other tabs keep their editors, hidden. */
function isOnlyShown(frame: HTMLElement | null): boolean {
  const all = [...document.querySelectorAll('[data-markdown-editor]')]
  const shown = all.filter((editor) => editor.checkVisibility())
  return shown.length === 1 && shown[0] === frame
}
