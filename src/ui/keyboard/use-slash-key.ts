import { useEffect, type RefObject } from 'react'
import { isCovered, isPlainKey, isTyping } from './keys.ts'

/** The key / puts the focus into the input and selects its text. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPlainKey(event) || isTyping(event.target) || isCovered(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [input, isOn])
}
