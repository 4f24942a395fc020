import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showChange } from '#features/articles/web/index.ts'
import { LONGEST_HUB_DESCRIPTION, LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { hubsApi, problemOfName } from '#features/hubs/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import type { HubDialogProps } from './hub-menu.ts'
import { listSettingsChanges } from './settings-changes.ts'

/** What is said when nothing was saved (E-50). */
const FAILED = 'Failed to save hub settings'

/** D-13: the name and the description of a hub. */
export function SettingsDialog({ hub, onClose }: HubDialogProps) {
  const [name, setName] = useState(hub.name)
  const [description, setDescription] = useState(hub.description)
  const saving = useSaveSettings(hub.contentplan_id, onClose)
  const problem = saving.error && messageOf(saving.error, FAILED)
  const nameProblem = saving.error && problemOfName(saving.error)
  return (
    <Dialog title="Edit Hub Settings" isBusy={saving.isPending} onClose={onClose}>
      <form
        className={parts.tab}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '' && !saving.isPending)
            saving.mutate(listSettingsChanges(hub, { name, description }))
        }}
      >
        <TextInput
          label="Hub Name"
          required
          data-first-focus
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_HUB_NAME}
          value={name}
          error={name.trim() === '' ? 'Name is required' : nameProblem}
          onChange={({ currentTarget: { value } }) => {
            setName(value)
            saving.reset()
          }}
        />
        <Textarea
          label="Hub Description"
          description="Provide specific instructions for writing articles and researching keywords in this hub"
          dir="auto"
          rows={6}
          maxLength={LONGEST_HUB_DESCRIPTION}
          value={description}
          onChange={({ currentTarget: { value } }) => setDescription(value)}
        />
        <ProblemLine text={nameProblem === null ? problem : null} />
        <DialogButtons>
          <Button variant="default" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Saves one change after the other: a name that is taken must refuse both. */
function useSaveSettings(contentplanId: number, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: ReturnType<typeof listSettingsChanges>) => {
      const changeIds: (number | null)[] = []
      for (const change of changes)
        // oxlint-disable-next-line no-await-in-loop -- parts of one change, made in their order
        changeIds.push((await hubsApi.change.call({ contentplanId, ...change })).changeId)
      return changeIds
    },
    onSuccess: (changeIds) => {
      if (changeIds.length > 0)
        showChange(queryClient, { contentplanId, changeIds, text: 'Hub settings saved' })
      onSaved()
    },
    // A refused second change leaves the first one saved.
    onSettled: () => askAgain(queryClient, { queryKey: hubsApi.key() }),
  })
}
