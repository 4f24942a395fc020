import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { Hub } from '../api.ts'
import { BuildStep } from './BuildStep.tsx'

interface BuildDialogProps {
  hub: Pick<Hub, 'topic_id' | 'contentplan_id' | 'name'>
  onClose: () => void
}

/** Builds a hub after the user has seen what that costs. */
export function BuildDialog({ hub, onClose }: BuildDialogProps) {
  return (
    <Dialog title={`Build “${hub.name}”`} onClose={onClose}>
      <BuildStep
        contentplanId={hub.contentplan_id}
        topicId={hub.topic_id}
        onStarted={() => {
          showSnackbar({ text: `“${hub.name}” is being built`, tone: 'info' })
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
