import { useEffect, useEffectEvent } from 'react'
import { isCovered, isPlainKey, isTyping } from './keys.ts'

/** Whether a menu or a list of options is open, which Escape closes. */
const OPEN_LISTS = '[role="menu"], [role="listbox"], [popover]:popover-open'

/** Calls back on Escape, but not while the user types or while there is something else that Escape closes. */
export function useEscapeKey(onPress: () => void, { isOn }: { isOn: boolean }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isPlainKey(event) || isTyping(event.target)) return
    if (!isCovered(event.target) && document.querySelector(OPEN_LISTS) === null) onPress()
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => press(event)
    // Before any other handler: one of them may close a menu, and the page would look as if there was none.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOn])
}
