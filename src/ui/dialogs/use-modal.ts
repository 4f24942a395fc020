import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { takeMessages } from './use-message-place.ts'

/**
 * Shows a modal `<dialog>` as long as it is rendered, then returns the focus to where it was. Going back in the history
 * closes it, and what is below stays. Nothing closes it while it is busy. A persistent one is not closed by Escape or a
 * click outside. One with messages shows the page's messages, for dialogs that stay open after a change.
 */
export function useModal(
  onClose: () => void,
  { isBusy = false, isPersistent = false, hasMessages = false } = {},
) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(() => {
    if (!isBusy) onClose()
  })
  const dismiss = useEffectEvent(() => {
    if (!isPersistent) close()
  })
  const refuse = useEffectEvent((event: Event) => {
    if (isPersistent) event.preventDefault()
  })

  const { history } = useRouter()
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const modals = [...document.querySelectorAll('dialog:modal')]
      if (action !== 'BACK' || modals.at(-1) !== dialog.current) return false
      const isStep = modals.length === 1 && history.location.state.isDialogStep === true
      if (isStep && !isBusy) return false
      // The browser has gone back already, and now goes forward again: a change of the address has to wait for that.
      window.addEventListener('popstate', () => close(), { once: true })
      return true
    },
    enableBeforeUnload: false,
  })

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (!element) return
    // The caller closes the dialog, so that it can keep it open while an action is running.
    const onCancel = (event: Event) => {
      // A file input inside the dialog fires `cancel`, too, and that event bubbles up to the dialog.
      if (event.target !== element) return
      event.preventDefault()
      dismiss()
    }
    const onClick = (event: Event) => {
      if (event.target === element) dismiss()
    }
    // A second Escape would close the dialog without asking: browsers let only the first one be refused.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') refuse(event)
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('click', onClick)
    element.addEventListener('keydown', onKeyDown)
    element.showModal()
    const leave = hasMessages ? takeMessages(element) : null
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      leave?.()
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('click', onClick)
      element.removeEventListener('keydown', onKeyDown)
      element.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [hasMessages])

  return dialog
}
