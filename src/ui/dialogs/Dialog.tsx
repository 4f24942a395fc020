import { useId, type ReactNode } from 'react'
import classes from './Dialog.module.css'
import { useModal } from './use-modal.ts'

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
  const dialog = useModal(() => {
    if (!isBusy) onClose()
  })

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
