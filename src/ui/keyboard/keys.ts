/** Whether letters typed here become text or a choice, so that no shortcut may take them. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit)$/.test(target.type)
}

/** Whether something lies over the page that has the keyboard for itself. */
export function isCovered(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  return target instanceof Element && target.closest('[popover]') !== null
}

/** A key alone, or with Shift. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.isComposing
}
