import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import type { Sharing } from './use-sharing.ts'

/** Asks before a link ends, which cannot be undone. */
export function EndSharing({ sharing, onClose }: { sharing: Sharing; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Disable share?"
      text="The link stops working at once, for everybody who has it. Sharing again makes another link."
      confirm="Disable share"
      isDanger
      isBusy={sharing.isBusy}
      onConfirm={() => sharing.end(onClose)}
      onCancel={onClose}
    />
  )
}
