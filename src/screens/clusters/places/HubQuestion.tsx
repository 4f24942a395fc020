import { UNDO_DAYS } from '#features/articles/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatNoun } from '#ui/numbers.ts'
import classes from './PlacesPanel.module.css'
import type { useHubChanges } from './use-hub-changes.ts'

interface HubQuestionProps {
  hub: Hub
  action: 'delete' | 'exclude'
  changes: ReturnType<typeof useHubChanges>
  onRemove: () => void
  onDone: () => void
  onCancel: () => void
}

/** Asks before a hub is deleted, or excluded with its clusters. */
export function HubQuestion({
  hub,
  action,
  changes: { remove },
  onRemove,
  onDone,
  onCancel,
}: HubQuestionProps) {
  const clusters = formatNoun(hub.article_count, 'cluster', 'clusters')
  const isDelete = action === 'delete'
  return (
    <ConfirmDialog
      title={isDelete ? `Delete “${hub.name}”?` : `Exclude “${hub.name}”?`}
      text={isDelete ? 'Are you sure you want to delete this hub?' : describeExclusion(hub, clusters)}
      confirm={isDelete ? 'Delete' : 'Exclude'}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => {
        onRemove()
        remove.mutate({ id: hub.id, action }, { onSettled: onDone })
      }}
      onCancel={onCancel}
    >
      {isDelete && hub.article_count > 0 && (
        <p className={classes.none}>
          Its {clusters} stay in the plan. This can be undone for {UNDO_DAYS} days.
        </p>
      )}
    </ConfirmDialog>
  )
}

function describeExclusion({ article_count: count }: Hub, clusters: string): string {
  if (count === 0) return `The hub has no clusters, and is deleted. This can be undone for ${UNDO_DAYS} days.`
  return `Its ${clusters} ${count === 1 ? 'is' : 'are'} deleted and their keywords excluded. This can be undone for ${UNDO_DAYS} days.`
}
