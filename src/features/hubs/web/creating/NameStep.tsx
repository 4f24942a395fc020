import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { LONGEST_HUB_NAME } from '../../rules.ts'
import { problemOfName } from '../changing/taken-name.ts'
import classes from './CreateHub.module.css'
import { proposeName } from './propose-name.ts'
import type { BuiltHub, useCreateBuilt } from './use-create-built.ts'

interface NameStepProps {
  tags: readonly string[]
  creating: ReturnType<typeof useCreateBuilt>
  onCreated: (hub: BuiltHub) => void
  onBack: () => void
}

/** Asks for the name of a new hub; a name in use is refused at the field (V-21), an empty one cannot be sent (V-23). */
export function NameStep({ tags, creating, onCreated, onBack }: NameStepProps) {
  const [name, setName] = useState(() => proposeName(tags))
  const wanted = name.trim()
  return (
    <form
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== '' && !creating.isPending)
          creating.mutate({ name: wanted, tags }, { onSuccess: onCreated })
      }}
    >
      <TextInput
        label="Name"
        size="md"
        dir="auto"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this step
        autoFocus
        maxLength={LONGEST_HUB_NAME}
        value={name}
        error={problemOfName(creating.error)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setName(value)
          creating.reset()
        }}
      />
      <DialogButtons>
        <Button variant="default" disabled={creating.isPending} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={creating.isPending} disabled={wanted === ''}>
          Create
        </Button>
      </DialogButtons>
    </form>
  )
}
