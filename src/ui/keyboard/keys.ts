/** Whether the target uses typed letters itself, as text or to choose an option, so that shortcuts must ignore them. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit)$/.test(target.type)
}

/** Whether a modal dialog is open, or the target is in a popover: shortcuts of the page must not work then. */
export function isCovered(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  return target instanceof Element && target.closest('[popover]') !== null
}

/** Whether a key is pressed alone or with Shift, and no other handler has used it. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.isComposing
}
