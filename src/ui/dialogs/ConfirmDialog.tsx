import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import classes from './Dialog.module.css'

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  /** The verb on the button, such as "Delete". */
  confirm: string
  isDanger?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What else is decided, such as a checkbox, below the text. */
  children?: ReactNode
}

/** Asks before an action with consequences. Enter confirms, Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isDanger = false, isBusy = false, onConfirm, onCancel, children } = props
  return (
    <Dialog title={title} role="alertdialog" isBusy={isBusy} onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onConfirm()
        }}
      >
        <p className={classes.text}>{text}</p>
        {children && <div className={classes.more}>{children}</div>}
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} data-first-focus {...(isDanger && { color: 'red.9' })}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
