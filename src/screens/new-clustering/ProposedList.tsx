import { IconArrowsShuffle } from '#ui/icons.ts'
import { useId, useRef } from 'react'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useStartOfPage } from '#ui/table/use-start-of-page.ts'
import type { Proposal } from '#features/clustering/web/index.ts'
import classes from './Proposed.module.css'
import { PAGE_SIZES, type ProposedView } from './proposed-view.ts'
import { ProposedLine } from './ProposedLine.tsx'
import type { useProposed } from './use-proposed.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface ProposedListProps {
  place: PlanPlace
  counts: Proposal['clusters']
  view: ProposedView
  found: ReturnType<typeof useProposed>
  onChange: (part: Partial<ProposedView>, options?: { replace: boolean }) => void
}

/** The clusters that a new clustering changes, with a tab for each kind of change. */
export function ProposedList({ place, counts, view, found, onChange }: ProposedListProps) {
  const panelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { rows, total, state, refetch } = found
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: PAGE_SIZES,
    total,
    isReady: state === 'ready',
    onChange,
  })
  useStartOfPage(box, view.page)
  return (
    <>
      <CountTabs
        label="Changes"
        value={view.kind}
        panelId={panelId}
        tabs={[
          { value: 'all', label: 'All', count: counts.changed + counts.new + counts.merged + counts.gone },
          { value: 'joined', label: 'Keywords join', count: counts.joined },
          { value: 'left', label: 'Keywords leave', count: counts.left },
          { value: 'split', label: 'Split', count: counts.split },
          { value: 'new', label: 'New', count: counts.new },
          { value: 'merged', label: 'Merged into others', count: counts.merged },
          { value: 'gone', label: 'Gone', count: counts.gone },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <div
        ref={box}
        id={panelId}
        role="tabpanel"
        aria-label="Changed clusters"
        aria-busy={state === 'loading' || state === 'refreshing'}
        className={classes.box}
      >
        {state === 'loading' && (
          <SkeletonRows label="Changed clusters are loading" count={8} rowHeight={96} />
        )}
        {state === 'error' && <ErrorPanel onRetry={refetch} />}
        {state === 'ready' && rows.length === 0 && (
          <EmptyState
            icon={<IconArrowsShuffle size={24} stroke={1.5} />}
            sentence={
              counts.before === counts.kept && counts.new === 0
                ? 'This clustering changes nothing: every keyword stays where it is.'
                : 'No cluster changes in this way.'
            }
          />
        )}
        {rows.length > 0 && (
          <ol className={classes.list} data-refreshing={state === 'refreshing' || undefined}>
            {rows.map((cluster) => (
              <ProposedLine
                key={cluster.articleId ?? `new ${cluster.title}`}
                place={place}
                cluster={cluster}
              />
            ))}
          </ol>
        )}
        {total > 0 && <Pager label="changed clusters" paging={paging} isWaiting={state === 'loading'} />}
      </div>
    </>
  )
}
