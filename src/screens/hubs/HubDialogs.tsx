import { Suspense } from 'react'
import { BuildDialog, CreateHubDialog, EditTagsDialog, type Hub } from '#features/hubs/web/index.ts'

interface HubDialogsProps {
  contentplanId: number
  hubs: readonly Hub[]
  /** The name of the open dialog in the address: `create`, `keywords-7` or `build-7`; empty when none is open. */
  open: string
  /** A hub that was just created is being built. */
  onBuilding: (topicId: number) => void
  onClose: () => void
}

export function HubDialogs({ contentplanId, hubs, open, onBuilding, onClose }: HubDialogsProps) {
  const [, kind, id] = /^(keywords|build)-(\d+)$/.exec(open) ?? []
  const hub = hubs.find((one) => String(one.id) === id)
  return (
    <Suspense>
      {open === 'create' && (
        <CreateHubDialog contentplanId={contentplanId} onBuilding={onBuilding} onClose={onClose} />
      )}
      {hub && kind === 'keywords' && <EditTagsDialog key={hub.id} hub={hub} onClose={onClose} />}
      {hub && kind === 'build' && <BuildDialog key={hub.id} hub={hub} onClose={onClose} />}
    </Suspense>
  )
}
