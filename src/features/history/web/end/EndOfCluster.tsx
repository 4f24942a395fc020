import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { changesApi, describeUndone } from '#features/articles/web/index.ts'
import { articlePath, contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatRelative } from '#ui/dates/moments.ts'
import { IconAffiliate } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { historyApi } from '../api.ts'
import classes from './EndOfCluster.module.css'
import { describeEnd } from './describe-end.ts'
import { findEnd, type ClusterEnd } from './find-end.ts'

interface EndOfClusterProps {
  place: PlanPlace
  title: string
  /** Shown when the history does not tell what happened. */
  unknown: ReactNode
  onUndone: () => void
}

/** What became of a cluster that does not exist any more: the change that ended it, where it went, and undo. */
export function EndOfCluster({ place, title, unknown, onUndone }: EndOfClusterProps) {
  const { data, isFetching } = useQuery({
    ...historyApi.list.queryOptions({ input: { contentplanId: place.contentplanId } }),
    // A history that was read before the end does not have it.
    refetchOnMount: 'always',
  })
  if (isFetching) return <SkeletonRows label="Looking for what happened" count={4} rowHeight={48} />
  const end = data === undefined ? null : findEnd(data.entries, title)
  return end === null ? unknown : <Found place={place} end={end} onUndone={onUndone} />
}

function Found({
  place,
  end,
  onUndone,
}: Pick<EndOfClusterProps, 'place' | 'onUndone'> & { end: ClusterEnd }) {
  const { change, into } = end
  const [now] = useState(() => new Date())
  const queryClient = useQueryClient()
  const undoing = useMutation({
    mutationFn: () => changesApi.undo.call({ contentplanId: place.contentplanId, changeId: change.id }),
    meta: { errorMessage: 'This could not be undone. Please try again.' },
    onSuccess: (answer) => {
      showSnackbar({ text: describeUndone([answer]), about: 'changes' })
      onUndone()
    },
    onSettled: () => askAgain(queryClient),
  })
  const by = change.userName === null ? '' : ` by ${change.userName}`
  return (
    <EmptyState
      icon={<IconAffiliate size={24} stroke={1.5} />}
      sentence={`${describeEnd(end)}, ${formatRelative(change.created_at, now)}${by}.`}
      action={
        <div className={classes.buttons}>
          <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate()}>
            Undo
          </Button>
          {into === null ? (
            <Button component={AppLink} href={contentplanPath(place, 'plan')}>
              Show all clusters
            </Button>
          ) : (
            <Button component={AppLink} href={articlePath(place, into.id)}>
              Open that cluster
            </Button>
          )}
        </div>
      }
    />
  )
}
