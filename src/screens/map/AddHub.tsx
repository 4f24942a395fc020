import { LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { problemOfName } from '#features/hubs/web/index.ts'
import type { HubChanges } from '#features/hubs/web/index.ts'
import { NameForm } from '#ui/fields/NameForm.tsx'

interface AddHubProps {
  changes: HubChanges
  onAdded: (name: string) => void
  onClose: () => void
}

/** The name of a new hub of the map. */
export function AddHub({ changes: { create }, onAdded, onClose }: AddHubProps) {
  return (
    <NameForm
      label="Name of the new hub"
      confirm="Add"
      maxLength={LONGEST_HUB_NAME}
      isBusy={create.isPending}
      problem={create.error && problemOfName(create.error)}
      onEdit={create.reset}
      onConfirm={(name) => create.mutate(name, { onSuccess: () => onAdded(name) })}
      onCancel={() => {
        create.reset()
        onClose()
      }}
    />
  )
}
