import { Button } from '@mantine/core'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { FoundKeywords } from '../tags/FoundKeywords.tsx'
import { SuggestedTags } from '../tags/SuggestedTags.tsx'
import { TagField } from '../tags/TagField.tsx'
import type { TagEntry } from '../tags/use-tag-entry.ts'
import classes from './CreateHub.module.css'

interface SeedStepProps {
  contentplanId: number
  entry: TagEntry
  onDone: () => void
}

/** Asks what a hub is about: seed keywords, which can be chosen from the most searched ones. */
export function SeedStep({ contentplanId, entry, onDone }: SeedStepProps) {
  const { wanted } = entry
  return (
    <form
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted.length > 0) onDone()
      }}
    >
      <TagField entry={entry} />
      <SuggestedTags contentplanId={contentplanId} chosen={wanted} onAdd={entry.add} />
      <DialogButtons start={<FoundKeywords contentplanId={contentplanId} tags={wanted} />}>
        <Button type="submit" disabled={wanted.length === 0}>
          Create hub
        </Button>
      </DialogButtons>
    </form>
  )
}
