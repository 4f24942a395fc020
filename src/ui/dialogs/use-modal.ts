import { useEffect, useEffectEvent, useRef } from 'react'

/** Shows a `<dialog>` over the waiting page as long as it is rendered, and then gives the focus back. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (!element) return
    // The caller closes it, so that it can refuse while something goes on.
    const onCancel = (event: Event) => {
      // The choice of a file inside of it can be cancelled, too, which is told to every element around it.
      if (event.target !== element) return
      event.preventDefault()
      close()
    }
    const onClick = (event: Event) => {
      if (event.target === element) close()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('click', onClick)
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('click', onClick)
      element.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return dialog
}
