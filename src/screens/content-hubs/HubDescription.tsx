import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { LONGEST_HUB_DESCRIPTION } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import type { AutosaveState } from '#platform/web/autosave/autosave.ts'
import { useAutosave } from '#platform/web/autosave/use-autosave.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import classes from './ContentHubs.module.css'
import { useSaveDescription } from './use-save-description.ts'

/** The description of a hub, which is saved while it is typed. */
export function HubDescription({ hub }: { hub: Hub }) {
  const [typed, setTyped] = useState(hub.description)
  const [seen, setSeen] = useState(hub.description)
  const [isFocused, setIsFocused] = useState(false)
  const save = useSaveDescription(hub)
  const { state, change, flush, isClean } = useAutosave({
    save,
    onFailed: (error) => showError(error, 'Failed to save hub description'),
  })
  // What another tab has saved is shown, but never in place of what is being typed here.
  if (seen !== hub.description && !isFocused && isClean()) {
    setSeen(hub.description)
    setTyped(hub.description)
  }
  return (
    <div className={classes.description}>
      <Textarea
        classNames={{ input: classes.text ?? '' }}
        aria-label={`Description of ${hub.name}`}
        placeholder={PLACEHOLDER}
        dir="auto"
        maxLength={LONGEST_HUB_DESCRIPTION}
        value={typed}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false)
          flush()
        }}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          change(value)
        }}
      />
      <output className={classes.state} data-failed={state === 'failed' || undefined}>
        {STATES[state]}
      </output>
    </div>
  )
}

const STATES: Record<AutosaveState, string> = {
  clean: '',
  saving: 'Saving…',
  saved: 'Saved',
  retrying: 'Saving…',
  failed: 'Not saved. Change the text to try again.',
}

const PLACEHOLDER = `What should this hub be about, and what should not be included?

You can use markdown, and give templates for its articles:

## Article template
- What the reader wants to know
- Headings that every article has`
