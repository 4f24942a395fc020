import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'

/** Asks before the page with clusters is left whose list is too large to be kept in the tab. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title="Leave these clusters?"
      text="The list is too large for the browser to keep, so the clusters are lost. Download the CSV to open them again later."
      confirm="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
