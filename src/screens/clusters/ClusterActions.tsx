import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  DeleteDialog,
  type Article,
  type ArticleInput,
  type useChangeArticles,
} from '#features/articles/web/index.ts'
import { MOST_ARTICLES, UNDO_DAYS } from '#features/articles/rules.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { findMergeTarget } from './selection/merge-target.ts'

interface ClusterActionsProps {
  clusters: readonly Article[]
  /** Whether more clusters are being selected. */
  isSelecting: boolean
  changing: ReturnType<typeof useChangeArticles>
  onDone: (input: ArticleInput) => void
}

/** F-083: actions on the selected clusters. Each can be undone. */
export function ClusterActions({ clusters, isSelecting, changing, onDone }: ClusterActionsProps) {
  const [confirming, setConfirming] = useState<'merge' | 'delete' | null>(null)
  const ids = clusters.map(({ id }) => id)
  const free = clusters.filter(({ is_locked: isLocked }) => !isLocked)
  const lockedCount = clusters.length - free.length
  const target = findMergeTarget(free)
  const isTooMany = ids.length > MOST_ARTICLES
  const change = (input: ArticleInput) =>
    changing.mutate(input, { onSuccess: () => onDone(input), onSettled: () => setConfirming(null) })
  const isLocking = clusters.some(({ is_locked: isLocked }) => !isLocked)
  const common = {
    size: 'xs',
    variant: 'default',
    disabled: isTooMany || isSelecting || changing.isPending,
    ...(isTooMany && { title: `At most ${formatCount(MOST_ARTICLES)} clusters at once` }),
  } as const
  return (
    <>
      {free.length > 1 && (
        <Button {...common} onClick={() => setConfirming('merge')}>
          Merge
        </Button>
      )}
      <Button {...common} onClick={() => change({ action: isLocking ? 'lock' : 'unlock', articleIds: ids })}>
        {isLocking ? 'Lock' : 'Unlock'}
      </Button>
      <Button {...common} onClick={() => setConfirming('delete')}>
        Delete
      </Button>
      {confirming === 'merge' && target && (
        <ConfirmDialog
          title={`Merge ${formatNoun(free.length, 'cluster', 'clusters')}?`}
          text={
            <>
              Their keywords go into <bdi>“{target.title}”</bdi>, which has the largest search volume. The
              others are deleted.{' '}
              {lockedCount > 0 &&
                `${formatNoun(lockedCount, 'locked cluster stays as it is', 'locked clusters stay as they are')}. `}
              This can be undone for {UNDO_DAYS} days.
            </>
          }
          confirm="Merge"
          isBusy={changing.isPending}
          onConfirm={() =>
            change({
              action: 'merge',
              articleIdsFrom: free.map(({ id }) => id).filter((id) => id !== target.id),
              articleIdTo: target.id,
            })
          }
          onCancel={() => setConfirming(null)}
        />
      )}
      {confirming === 'delete' && (
        <DeleteDialog
          clusters={clusters}
          isBusy={changing.isPending}
          onDelete={change}
          onCancel={() => setConfirming(null)}
        />
      )}
    </>
  )
}
