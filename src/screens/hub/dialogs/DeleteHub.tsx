import { HubQuestion, useHubChanges } from '#features/hubs/web/index.ts'
import type { HubDialogProps } from './hub-menu.ts'

/** D-12: asks before the hub is deleted. */
export function DeleteHub({ place, hub, onClose }: HubDialogProps) {
  const changes = useHubChanges(place.contentplanId)
  return <HubQuestion hub={hub} action="delete" changes={changes} onDone={onClose} onCancel={onClose} />
}
