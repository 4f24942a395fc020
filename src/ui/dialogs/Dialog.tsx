import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import classes from './Dialog.module.css'

interface DialogProps {
  title: string
  /** Read aloud with the title; for dialogs that are one sentence. */
  role?: 'dialog' | 'alertdialog'
  /** While true neither Escape nor a click outside closes it. */
  isBusy?: boolean
  onClose: () => void
  children: ReactNode
}

/** Open as long as it is rendered. The rest of the page waits, and gets the focus back. */
export function Dialog({ title, role = 'dialog', isBusy = false, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(() => {
    if (!isBusy) onClose()
  })

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (!element) return
    // The caller closes it, so that it can refuse while something goes on.
    const onCancel = (event: Event) => {
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

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      className={classes.dialog}
    >
      <div className={classes.content}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
      </div>
    </dialog>
  )
}
