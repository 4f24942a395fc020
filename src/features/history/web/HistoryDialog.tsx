import '@mantine/core/styles/Loader.layer.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UNDO_DAYS } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconHistory } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { ENTRIES_PER_PAGE, HISTORY_PAGE_SIZES } from '../rules.ts'
import { historyApi } from './api.ts'
import { findLast, isUndo, keyOf, nameEntry } from './describe-entry.ts'
import { HistoryLine } from './HistoryLine.tsx'
import classes from './History.module.css'
import { useUndoEntry } from './use-undo-entry.ts'

interface HistoryDialogProps {
  place: PlanPlace
  onClose: () => void
}

/** What was done to a plan: changes of clusters and keywords, and imports. Most of it can be undone. */
export function HistoryDialog({ place, onClose }: HistoryDialogProps) {
  const { contentplanId } = place
  const [{ page, pageSize }, setPlace] = useState<{
    page: number
    pageSize: (typeof HISTORY_PAGE_SIZES)[number]
  }>({ page: 1, pageSize: ENTRIES_PER_PAGE })
  const input = { contentplanId, offset: (page - 1) * pageSize, limit: pageSize }
  const found = useQuery(
    historyApi.list.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, historyApi.list.key({ input: { contentplanId } }))
  const [now] = useState(() => new Date())
  const undoing = useUndoEntry(contentplanId)
  const { asked, answer, problem, busyKey } = undoing
  const { entries = [], total = 0 } = found.data ?? {}
  const paging = usePaging({
    page,
    pageSize,
    pageSizes: HISTORY_PAGE_SIZES,
    total,
    isReady: found.isSuccess && !found.isPlaceholderData,
    onChange: (part) => setPlace({ page: 1, pageSize, ...part }),
  })
  const last = findLast({ entries, page, isPlaceholderData: found.isPlaceholderData })
  return (
    <Dialog title="History" isWide onClose={onClose}>
      <p className={classes.intro}>
        Changes can be undone for {UNDO_DAYS} days, imports at any time, in any order. What was changed again
        since stays as it is.
      </p>
      <output>{answer}</output>
      <ProblemLine text={problem} />
      {found.isPending && <SkeletonRows label="Looking for changes" count={4} rowHeight={72} />}
      {found.isLoadingError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.data && total === 0 && (
        <EmptyState icon={<IconHistory size={24} stroke={1.5} />} sentence="Nothing was changed yet." />
      )}
      {entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <HistoryLine
              key={keyOf(entry)}
              place={place}
              entry={entry}
              now={now}
              isBusy={busyKey === keyOf(entry)}
              isDisabled={busyKey !== null}
              onUndo={() => undoing.undo({ entry, isLast: entry === last })}
            />
          ))}
        </ul>
      )}
      {total > ENTRIES_PER_PAGE && (
        <Pager label="the history" paging={paging} isWaiting={found.isPlaceholderData} />
      )}
      {asked && (
        <ConfirmDialog
          title={isUndo(asked.entry) ? 'Undo the undo?' : `Undo “${nameEntry(asked.entry)}”?`}
          text={`${asked.text} This can be undone, too.`}
          confirm="Undo"
          isBusy={undoing.isConfirming}
          onConfirm={undoing.confirm}
          onCancel={undoing.cancel}
        />
      )}
    </Dialog>
  )
}
