import { Button } from '@mantine/core'
import { useChangeArticles, type Article } from '#features/articles/web/index.ts'
import { IconLock } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'

interface LockedClusterProps {
  article: Article
  onUnlock: () => void
}

/** Stands in place of the ways to modify a cluster that is locked. */
export function LockedCluster({ article, onUnlock }: LockedClusterProps) {
  const { id, contentplan_id: contentplanId } = article
  const changing = useChangeArticles(contentplanId)
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.5} />}
      sentence="This cluster is locked: its keywords stay as they are until it is unlocked."
      action={
        <Button
          data-first-focus
          loading={changing.isPending}
          onClick={() => changing.mutate({ action: 'unlock', articleIds: [id] }, { onSuccess: onUnlock })}
        >
          Unlock
        </Button>
      }
    />
  )
}
