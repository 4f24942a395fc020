import { useEffect, useEffectEvent } from 'react'

/** Calls back on Ctrl+K or ⌘K, also while somebody types, unless a dialog has the keyboard for itself. */
export function usePaletteKey(onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
    event.preventDefault()
    if (document.querySelector('dialog:modal:not([data-palette])') === null) onPress()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** How this machine writes the keys. */
export const PALETTE_KEYS: readonly string[] = /Mac|iPhone|iPad/.test(navigator.platform)
  ? ['⌘', 'K']
  : ['Ctrl', 'K']
