import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LONGEST_TITLE } from '#features/articles/rules.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { formatNoun } from '#ui/numbers.ts'
import classes from './Modify.module.css'

interface NewClusterFormProps {
  /** Number of keywords that move to the new cluster. */
  count: number
  /** The title that the field begins with. */
  suggestion: string
  isBusy: boolean
  onSubmit: (title: string) => void
  onCancel: () => void
}

/** V-32: a new cluster needs a title. */
export function NewClusterForm({ count, suggestion, isBusy, onSubmit, onCancel }: NewClusterFormProps) {
  const [title, setTitle] = useState(suggestion)
  const isEmpty = title.trim() === ''
  return (
    <form
      className={classes.naming}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isBusy) onSubmit(title.trim())
      }}
    >
      <TextInput
        label="New cluster title"
        autoComplete="off"
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that opened it
        autoFocus
        maxLength={LONGEST_TITLE}
        value={title}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <DialogButtons>
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isEmpty} loading={isBusy}>
          Move {formatNoun(count, 'keyword', 'keywords')}
        </Button>
      </DialogButtons>
    </form>
  )
}
