import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { LONGEST_VIEW_NAME } from '../rules.ts'
import classes from './SavedViews.module.css'

interface ViewNameDialogProps {
  title: string
  /** The name before another one is written. */
  name: string
  /** The verb on the button, such as "Save". */
  confirm: string
  isBusy: boolean
  /** Why the name was refused. */
  problem: string | null
  /** Called when the name is changed, so that the problem is no longer about it. */
  onEdit: () => void
  onConfirm: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { title, confirm, isBusy, problem, onEdit, onConfirm, onClose } = props
  const [name, setName] = useState(props.name)
  const wanted = name.trim()
  return (
    <Dialog title={title} isBusy={isBusy} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted !== '' && !isBusy) onConfirm(wanted)
        }}
      >
        <TextInput
          label="Name"
          description="All members of this content plan see the view."
          dir="auto"
          data-first-focus
          required
          autoComplete="off"
          maxLength={LONGEST_VIEW_NAME}
          value={name}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setName(value)
            onEdit()
          }}
        />
        <DialogButtons>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={wanted === ''}>
            {confirm}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
