import type { Article } from '#features/articles/web/index.ts'
import { UNDO_DAYS } from '#features/articles/rules.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { findMergeTarget } from './merge-target.ts'

interface MergeDialogProps {
  clusters: readonly Article[]
  isBusy: boolean
  onMerge: (merge: { articleIdsFrom: number[]; articleIdTo: number }) => void
  onCancel: () => void
}

/** V-43: clusters are merged after a question. Locked ones stay. */
export function MergeDialog({ clusters, isBusy, onMerge, onCancel }: MergeDialogProps) {
  const free = clusters.filter(({ is_locked: isLocked }) => !isLocked)
  const lockedCount = clusters.length - free.length
  const target = findMergeTarget(free)
  if (target === null) return null
  return (
    <ConfirmDialog
      title={`Merge ${formatNoun(free.length, 'cluster', 'clusters')}?`}
      text={
        <>
          Their keywords go into <bdi>“{target.title}”</bdi>, which has the largest search volume. The others
          are deleted.{' '}
          {lockedCount > 0 &&
            `${formatNoun(lockedCount, 'locked cluster stays as it is', 'locked clusters stay as they are')}. `}
          This can be undone for {UNDO_DAYS} days.
        </>
      }
      confirm="Merge"
      isBusy={isBusy}
      onConfirm={() =>
        onMerge({
          articleIdsFrom: free.map(({ id }) => id).filter((id) => id !== target.id),
          articleIdTo: target.id,
        })
      }
      onCancel={onCancel}
    />
  )
}
