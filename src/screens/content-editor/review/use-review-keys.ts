import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isPlainKey, isTyping } from '#ui/keyboard/keys.ts'

interface ReviewKeys {
  onNext: () => void
  onPrevious: () => void
  onHelp: () => void
  onClose: () => void
}

/** J and K go through the queue, with Alt also while the user types; ? shows the keys, and Escape closes from a text, too. */
export function useReviewKeys(dialog: RefObject<HTMLDialogElement | null>, keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isOnTop(dialog.current, event.target) ? findAction(event, keys) : null
    if (act === null) return
    event.preventDefault()
    act()
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isPlainKey(event) || !isInText(event.target)) return
    if (!isOnTop(dialog.current, event.target)) return
    event.preventDefault()
    event.stopPropagation()
    keys.onClose()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    const onEscape = (event: KeyboardEvent) => escape(event)
    window.addEventListener('keydown', onKeyDown)
    // Before the editor, which would select a block and keep the key from the dialog.
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keydown', onEscape, { capture: true })
    }
  }, [])
}

function findAction(event: KeyboardEvent, { onNext, onPrevious, onHelp }: ReviewKeys): (() => void) | null {
  // By the place of the key: with Alt, some keyboards type another letter.
  if (isAltAlone(event)) return event.code === 'KeyJ' ? onNext : event.code === 'KeyK' ? onPrevious : null
  if (!isPlainKey(event) || isTyping(event.target)) return null
  if (event.key === 'j') return onNext
  if (event.key === 'k') return onPrevious
  return event.key === '?' ? onHelp : null
}

function isAltAlone({ altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing
}

function isInText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable
}

/** Whether neither a dialog nor a menu lies over this dialog. */
function isOnTop(dialog: HTMLDialogElement | null, target: EventTarget | null): boolean {
  const isInMenu = target instanceof Element && target.closest('[popover]') !== null
  return !isInMenu && dialog !== null && [...document.querySelectorAll('dialog:modal')].at(-1) === dialog
}
