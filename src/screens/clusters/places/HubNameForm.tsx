import { LONGEST_HUB_NAME } from '#features/articles/rules.ts'
import { problemOfName, type Hub, type HubChanges } from '#features/hubs/web/index.ts'
import { NameForm } from '#ui/fields/NameForm.tsx'

interface HubNameFormProps {
  /** Absent for a new hub. */
  hub?: Hub
  changes: HubChanges
  onClose: () => void
}

/** The form that names a hub (F-084); a name in use is refused at the field (V-21). */
export function HubNameForm({ hub, changes: { create, rename }, onClose }: HubNameFormProps) {
  const sending = hub ? rename : create
  return (
    <NameForm
      label="Name of the hub"
      {...(hub && { name: hub.name })}
      confirm={hub ? 'Rename' : 'Create'}
      maxLength={LONGEST_HUB_NAME}
      isBusy={sending.isPending}
      problem={problemOfName(sending.error)}
      onEdit={sending.reset}
      onConfirm={(name) => {
        if (hub === undefined) create.mutate(name, { onSuccess: onClose })
        else if (name === hub.name) onClose()
        else rename.mutate({ id: hub.id, name }, { onSuccess: onClose })
      }}
      onCancel={onClose}
    />
  )
}
