import { useEffect, useEffectEvent } from 'react'
import { isCovered, isPlainKey, isTyping } from './keys.ts'

/** Calls back when the key ? is pressed outside of fields and dialogs. */
export function useHelpKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || !isPlainKey(event) || isTyping(event.target) || isCovered(event.target)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
