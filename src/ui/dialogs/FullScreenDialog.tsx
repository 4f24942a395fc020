import { IconX } from '#ui/icons.ts'
import { useEffect, useId, type ReactNode } from 'react'
import { IconButton } from '../layout/IconButton.tsx'
import classes from './FullScreenDialog.module.css'
import { useModal } from './use-modal.ts'

interface FullScreenDialogProps {
  /** Says which step is shown: another step gets the focus. */
  title: string
  /** Whether its content is as wide as a page; otherwise it is a narrow column. */
  isWide?: boolean
  /** While true, neither Escape nor going back closes the dialog. */
  isBusy?: boolean
  /** Escape does not close the dialog, so that nothing typed is lost. */
  isPersistent?: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that covers the window, for steps that deserve all attention. Closing returns the focus. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  const { title, isWide = false, isBusy = false, isPersistent = false, onClose, children } = props
  const titleId = useId()
  const dialog = useModal(onClose, { isBusy, isPersistent })
  // The step before took the focus with it.
  useEffect(() => {
    if (dialog.current?.contains(document.activeElement) === false)
      dialog.current.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [dialog, title])
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={classes.dialog}>
      <div className={classes.close}>
        <IconButton label="Close" disabled={isBusy} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
      <div className={classes.content} data-wide={isWide || undefined}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
