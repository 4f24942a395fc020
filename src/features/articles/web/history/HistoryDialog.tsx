import '@mantine/core/styles/Loader.layer.css'
import { IconHistory } from '#ui/icons.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { changesApi } from '../api.ts'
import { UNDO_DAYS } from '../../rules.ts'
import { ChangeLine } from './ChangeLine.tsx'
import classes from './History.module.css'
import { useUndo } from './use-undo.ts'

interface HistoryDialogProps {
  contentplanId: number
  onClose: () => void
}

/** The changes of a plan, with who made each, and a button to undo it. */
export function HistoryDialog({ contentplanId, onClose }: HistoryDialogProps) {
  const input = { contentplanId }
  const changes = useQuery(changesApi.list.queryOptions({ input, meta: { followsMessages: true } }))
  useFollowPlan(contentplanId, changesApi.list.key({ input }))
  const [now] = useState(() => new Date())
  const { undo, undoing, answer, problem } = useUndo(contentplanId)
  return (
    <Dialog title="History" isWide onClose={onClose}>
      <p className={classes.intro}>
        Changes can be undone for {UNDO_DAYS} days, in any order. What was changed again since stays as it is.
      </p>
      <output>{answer}</output>
      <ProblemLine text={problem} />
      {changes.isPending && <SkeletonRows label="Looking for changes" count={4} rowHeight={56} />}
      {changes.isLoadingError && <ErrorPanel onRetry={() => void changes.refetch()} />}
      {changes.data?.length === 0 && (
        <EmptyState icon={<IconHistory size={24} stroke={1.5} />} sentence="Nothing was changed yet." />
      )}
      {changes.data && changes.data.length > 0 && (
        <ul className={classes.list}>
          {changes.data.map((change) => (
            <ChangeLine
              key={change.id}
              change={change}
              now={now}
              isUndoing={undoing === change.id}
              isDisabled={undoing !== null}
              onUndo={() => undo(change.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
