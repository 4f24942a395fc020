import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { problemOfName, useHubChanges, type Hub } from '#features/hubs/web/index.ts'
import classes from './ContentHubs.module.css'
import { nameHub } from './name-hub.ts'

interface HubNameProps {
  hub: Hub
  /** The names of all hubs. */
  names: readonly string[]
  /** Whether the hub was just added, so that its name is edited at once. */
  isAdded: boolean
  onNamed: () => void
}

/** The name of a hub; a click edits it in its place. */
export function HubName({ hub, names, isAdded, onNamed }: HubNameProps) {
  const [isOpened, setIsOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasKey = useRef(false)
  const isEdited = isOpened || isAdded
  useEffect(() => {
    if (isEdited || !wasKey.current) return
    wasKey.current = false
    button.current?.focus()
  }, [isEdited])
  if (isEdited)
    return (
      <NameField
        hub={hub}
        names={names}
        onDone={({ isByKey }) => {
          wasKey.current = isByKey
          setIsOpened(false)
          onNamed()
        }}
      />
    )
  return (
    <h2 className={classes.name}>
      <button
        ref={button}
        type="button"
        dir="auto"
        title={`Rename ${hub.name}`}
        onClick={() => setIsOpened(true)}
      >
        <span className="visually-hidden">Rename </span>
        {hub.name}
      </button>
    </h2>
  )
}

interface NameFieldProps extends Pick<HubNameProps, 'hub' | 'names'> {
  /** The field closes; by a key when the focus is to stay here. */
  onDone: (end: { isByKey: boolean }) => void
}

/** Enter and leaving the field save, Escape cancels; a blank name becomes `New Hub`, and V-21 is said at the field. */
function NameField({ hub, names, onDone }: NameFieldProps) {
  const [typed, setTyped] = useState(hub.name)
  const { rename } = useHubChanges(hub.contentplan_id)
  const isClosing = useRef(false)
  const close = (isByKey: boolean) => {
    // The browser also tells a field that it lost the focus when it is taken away.
    isClosing.current = true
    onDone({ isByKey })
  }
  const save = (isByKey: boolean) => {
    if (rename.isPending || isClosing.current) return
    const name = typed.trim() || nameHub(names.filter((other) => other !== hub.name))
    if (name === hub.name) return close(isByKey)
    rename.mutate({ id: hub.id, name }, { onSuccess: () => close(isByKey) })
  }
  return (
    <TextInput
      className={classes.field}
      aria-label={`Name of ${hub.name}`}
      dir="auto"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
      autoFocus
      maxLength={LONGEST_HUB_NAME}
      value={typed}
      error={problemOfName(rename.error)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        rename.reset()
      }}
      onBlur={() => save(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') save(true)
        if (event.key === 'Escape') close(true)
      }}
    />
  )
}
