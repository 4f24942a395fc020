import { useEffect, useEffectEvent } from 'react'

/** Calls back on Ctrl+K or ⌘K, also while the user types, but not while another modal dialog is open. */
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

/** The keys as they are labelled on this computer's keyboard. */
export const PALETTE_KEYS: readonly string[] = /Mac|iPhone|iPad/.test(navigator.platform)
  ? ['⌘', 'K']
  : ['Ctrl', 'K']
