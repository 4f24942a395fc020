import { IconX } from '#ui/icons.ts'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../layout/IconButton.tsx'
import classes from './Dialog.module.css'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  /** `alertdialog`: screen readers read the content with the title. For dialogs of one sentence. */
  role?: 'dialog' | 'alertdialog'
  /** A wide dialog with a button to close it, for forms and lists. */
  isWide?: boolean
  /**
   * A wide dialog that takes most of the window, and a phone's whole one: for charts and tables.
   */
  isLarge?: boolean
  /** Whether it stays open after a change, so that it shows the page's messages; a large one does. */
  hasMessages?: boolean
  /** While true, neither Escape nor a click outside nor going back closes the dialog. */
  isBusy?: boolean
  /** Neither Escape nor a click outside closes the dialog, so that nothing typed is lost. */
  isPersistent?: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. Closing returns the focus to where it was. */
export function Dialog({
  title,
  role = 'dialog',
  isWide = false,
  isLarge = false,
  hasMessages = isLarge,
  isBusy = false,
  isPersistent = false,
  onClose,
  children,
}: DialogProps) {
  const id = useId()
  const dialog = useModal(onClose, { isBusy, isPersistent, hasMessages })

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      className={classes.dialog}
      data-wide={isWide || isLarge || undefined}
      data-large={isLarge || undefined}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={`${id}-title`} className={classes.title}>
            {title}
          </h2>
          {(isWide || isLarge) && (
            <IconButton label="Close" disabled={isBusy} onClick={onClose}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          )}
        </div>
        <div id={`${id}-text`}>{children}</div>
      </div>
    </dialog>
  )
}
