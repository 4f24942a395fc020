import { IconX } from '#ui/icons.ts'
import { useId, type ReactNode } from 'react'
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
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={classes.dialog}>
      <div className={classes.close}>
        <IconButton label="Close" disabled={isBusy} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
      <div className={classes.content} data-wide={isWide || undefined}>
        <h2 key={title} ref={focusNewStep} id={titleId} className={classes.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

/** Gives a new step the focus, if the step before has taken it along. */
function focusNewStep(heading: HTMLElement | null): void {
  const dialog = heading?.closest('dialog')
  if (dialog?.open === true && !dialog.contains(document.activeElement))
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}
