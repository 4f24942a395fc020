import { useEffect, type RefObject } from 'react'
import { isCovered, isPlainKey, isTyping } from './keys.ts'

/** Makes the key / focus the input and select its text. */
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
