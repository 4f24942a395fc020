import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import {
  DeleteDialog,
  type Article,
  type ArticleInput,
  type useChangeArticles,
} from '#features/articles/web/index.ts'
import { MOST_ARTICLES } from '#features/articles/rules.ts'
import { MoveToHubDialog } from '#features/hubs/web/index.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { formatCount } from '#ui/numbers.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { listMoreActions } from './more-actions.ts'
import { SelectionMenu } from './SelectionMenu.tsx'
import type { useSetPageAction } from './use-set-page-action.ts'

type Asked = 'merge' | 'hub' | 'delete' | 'reset'

interface ClusterActionsProps {
  contentplanId: number
  clusters: readonly Article[]
  /** Whether more clusters are being selected. */
  isSelecting: boolean
  changing: ReturnType<typeof useChangeArticles>
  setting: ReturnType<typeof useSetPageAction>
  /** Called with the kind of the change. */
  onDone: (kind: string) => void
}

/** F-083: actions on the selected clusters. Each can be undone. */
export function ClusterActions(props: ClusterActionsProps) {
  const { contentplanId, clusters, isSelecting, changing, setting, onDone } = props
  const [asked, setAsked] = useState<Asked | null>(null)
  const articleIds = clusters.map(({ id }) => id)
  const free = clusters.filter(({ is_locked: isLocked }) => !isLocked)
  const isTooMany = articleIds.length > MOST_ARTICLES
  const stopAsking = () => setAsked(null)
  const change = (input: ArticleInput) =>
    changing.mutate(input, { onSuccess: () => onDone(input.action), onSettled: stopAsking })
  const isFavoring = clusters.some(({ show_in_map: isFavorite }) => !isFavorite)
  const isDismissing = clusters.some(({ priority }) => priority !== 'low')
  const isLocking = free.length > 0
  const isPhone = useIsPhone()
  const common = {
    size: 'xs',
    variant: 'default',
    disabled: isTooMany || isSelecting || changing.isPending || setting.isPending,
    ...(isTooMany && { title: `At most ${formatCount(MOST_ARTICLES)} clusters at once` }),
  } as const
  const actions: readonly MenuAction[] = [
    {
      label: isFavoring ? 'Favorite' : 'Remove from favorites',
      onSelect: () => change({ action: isFavoring ? 'addToMap' : 'removeFromMap', articleIds }),
    },
    {
      label: isDismissing ? 'Dismiss' : 'Bring back',
      onSelect: () =>
        change({ action: 'updatePriority', articleIds, priority: isDismissing ? 'low' : 'not set' }),
    },
    { label: 'Exclude', onSelect: () => setAsked('delete') },
    { label: 'Reset', onSelect: () => setAsked('reset') },
    {
      label: isLocking ? 'Lock' : 'Unlock',
      onSelect: () => change({ action: isLocking ? 'lock' : 'unlock', articleIds }),
    },
  ]
  return (
    <>
      {free.length > 1 && (
        <Button {...common} onClick={() => setAsked('merge')}>
          Merge
        </Button>
      )}
      <Button {...common} onClick={() => setAsked('hub')}>
        Move to hub
      </Button>
      {!isPhone &&
        actions.map(({ label, onSelect }) => (
          <Button key={label} {...common} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <SelectionMenu
        name="More"
        button={common}
        entries={[
          ...(isPhone ? actions : []),
          ...listMoreActions(clusters, {
            change,
            setAction: (action) =>
              setting.mutate({ clusters, action }, { onSuccess: () => onDone('setPageAction') }),
          }),
        ]}
      />
      <Suspense>
        <AskedDialog
          asked={asked}
          contentplanId={contentplanId}
          clusters={clusters}
          isBusy={changing.isPending}
          onChange={change}
          onMoved={() => onDone('updateTopic')}
          onCancel={stopAsking}
        />
      </Suspense>
    </>
  )
}

interface AskedDialogProps {
  asked: Asked | null
  contentplanId: number
  clusters: readonly Article[]
  isBusy: boolean
  onChange: (input: ArticleInput) => void
  onMoved: () => void
  onCancel: () => void
}

/** What is asked before an action. */
function AskedDialog(props: AskedDialogProps) {
  const { asked, contentplanId, clusters, isBusy, onChange, onMoved, onCancel } = props
  switch (asked) {
    case null:
      return null
    case 'merge':
      return (
        <MergeDialog
          clusters={clusters}
          isBusy={isBusy}
          onMerge={(merge) => onChange({ action: 'merge', ...merge })}
          onCancel={onCancel}
        />
      )
    case 'hub':
      return (
        <MoveToHubDialog
          contentplanId={contentplanId}
          clusters={clusters}
          onDone={onMoved}
          onCancel={onCancel}
        />
      )
    case 'delete':
    case 'reset':
      return (
        <DeleteDialog
          clusters={clusters}
          first={asked}
          isBusy={isBusy}
          onDelete={onChange}
          onCancel={onCancel}
        />
      )
  }
}
