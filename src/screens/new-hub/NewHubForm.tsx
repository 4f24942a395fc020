import '@mantine/core/styles/Loader.layer.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { LONGEST_HUB_DESCRIPTION, LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { RemovableChip } from '#ui/fields/RemovableChip.tsx'
import classes from './NewHub.module.css'
import { useCreateHub, type HubDraft } from './use-create-hub.ts'

interface NewHubFormProps {
  place: PlanPlace
  draft: HubDraft
  nameField: RefObject<HTMLInputElement | null>
  onDraft: (draft: HubDraft) => void
}

/** The fields of a new hub. Without a name nothing is sent (V-25). */
export function NewHubForm({ place, draft, nameField, onDraft }: NewHubFormProps) {
  const { nameProblem, isBusy, edit, create } = useCreateHub(place)
  const { name, description, tags } = draft
  const change = (part: Partial<HubDraft>) => {
    if (nameProblem !== null) edit()
    onDraft({ ...draft, ...part })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') nameField.current?.focus()
        else create(draft)
      }}
    >
      <TextInput
        ref={nameField}
        label="Hub name"
        withAsterisk
        aria-required
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_HUB_NAME}
        readOnly={isBusy}
        value={name}
        error={nameProblem}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <Textarea
        label="Description"
        description="Optional. What the hub is about, and for whom."
        dir="auto"
        rows={3}
        maxLength={LONGEST_HUB_DESCRIPTION}
        readOnly={isBusy}
        value={description}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      {tags.length > 0 && (
        <div className={classes.tags}>
          <span>Keywords to begin with</span>
          {tags.map((tag) => (
            <RemovableChip
              key={tag}
              text={tag}
              onRemove={() => change({ tags: tags.filter((one) => one !== tag) })}
            />
          ))}
        </div>
      )}
      <div className={classes.submit}>
        <Button type="submit" loading={isBusy}>
          Add Hub
        </Button>
        <p className={classes.quiet}>
          Looks for related searches and their search results. You see the price before anything is paid.
        </p>
      </div>
    </form>
  )
}
