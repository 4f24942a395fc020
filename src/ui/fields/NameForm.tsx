import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './NameForm.module.css'

interface NameFormProps {
  label: string
  /** The name before, to be changed. */
  name?: string
  /** The verb on the button, such as "Create". */
  confirm: string
  maxLength: number
  isBusy: boolean
  /** Why the name was refused, or null. */
  problem: string | null
  /** The user types on after the name was refused. */
  onEdit: () => void
  onConfirm: (name: string) => void
  onCancel: () => void
}

/** A form of one name in its place on the page. Enter sends it, Escape leaves it; an empty name cannot be sent (V-23). */
export function NameForm(props: NameFormProps) {
  const { label, name = '', confirm, maxLength, isBusy, problem, onEdit, onConfirm, onCancel } = props
  const [typed, setTyped] = useState(name)
  const wanted = typed.trim()
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== '' && !isBusy) onConfirm(wanted)
      }}
    >
      <TextInput
        className={classes.field}
        size="xs"
        aria-label={label}
        placeholder={label}
        dir="auto"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this form
        autoFocus
        maxLength={maxLength}
        value={typed}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          if (problem !== null) onEdit()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          if (!isBusy) onCancel()
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="xs" loading={isBusy} disabled={wanted === ''}>
          {confirm}
        </Button>
        <Button size="xs" variant="default" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
