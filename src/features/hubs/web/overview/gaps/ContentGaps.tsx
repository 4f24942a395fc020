import { Suspense, useMemo, useState } from 'react'
import { ACTION_NAMES, ACTIONS } from '#features/advice/rules.ts'
import { ARTICLE_PAGE_SIZES } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { LONGEST_PATTERN, type PlanPlace } from '#features/contentplans/rules.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { IconFileText } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import classes from './ContentGaps.module.css'
import { listColumns } from './GapColumns.tsx'
import { GapDialogs } from './GapDialogs.tsx'
import { changeView, FIRST_VIEW, readSort, type GapsView } from './gaps-view.ts'
import { listRowActions } from './row-actions.ts'
import { useGaps } from './use-gaps.ts'
import { useGapActions } from './use-gap-actions.ts'

const PAUSE_MS = 400
const PAGES = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New pages' },
  { value: 'existing', label: 'Existing pages' },
] as const
const CHOICES = [
  { value: 'all', label: 'All actions' },
  ...ACTIONS.map((action) => ({ value: action, label: ACTION_NAMES[action] })),
] as const

interface ContentGapsProps {
  place: PlanPlace
  hubId: number
}

/** D-16: the clusters of a hub, missing pages first, each by what it would bring and with what can be done about its page. */
export function ContentGaps({ place, hubId }: ContentGapsProps) {
  const { contentplanId } = place
  const [view, setView] = useState(FIRST_VIEW)
  const change = (part: Partial<GapsView>) => setView((now) => changeView(now, part))
  const { rows, total, state, textProblem, refetch } = useGaps(contentplanId, { hubId, view })
  const actions = useGapActions(contentplanId)
  const columns = useMemo(() => listColumns(place), [place])
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: ARTICLE_PAGE_SIZES,
    total,
    isReady: state === 'ready',
    onChange: change,
  })
  return (
    <div className={classes.gaps}>
      <FilterBar
        tabs={{
          label: 'Pages of the hub',
          value: view.pages,
          tabs: PAGES,
          onChange: (pages) => change({ pages }),
        }}
        note={describeView(view)}
        text={{
          label: 'Filter by cluster or /URL',
          value: view.text,
          maxLength: LONGEST_PATTERN,
          pauseMs: PAUSE_MS,
          error: textProblem,
          onApply: (text) => change({ text }),
        }}
        choice={{
          label: 'Action',
          value: view.action,
          options: CHOICES,
          onChange: (action) => change({ action }),
        }}
      />
      <DataTable
        label="Content gaps"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={textProblem === null ? state : 'ready'}
        onRetry={refetch}
        sorting={{
          sort: view.sort,
          onSort: (sort) => change({ sort: readSort(sort) }),
          isByServer: true,
        }}
        rowActions={(article, button) =>
          listRowActions(article, (action) => actions.start(action, { article, button }))
        }
        paging={paging}
        empty={<EmptyState icon={<IconFileText size={24} stroke={1.5} />} sentence="No pages." />}
      />
      <Suspense>
        {actions.asked && (
          <GapDialogs
            key={`${actions.asked.article.id} ${actions.asked.action}`}
            {...actions.asked}
            onClose={actions.close}
          />
        )}
      </Suspense>
    </div>
  )
}

function describeView({ text, pages, sort }: GapsView): string {
  if (text.includes('/')) return 'Searched in URLs'
  return pages === 'all' && sort.key === FIRST_VIEW.sort.key ? 'Missing pages first' : ''
}

function keyOf({ id }: Article): string {
  return String(id)
}

function nameOf({ title }: Article): string {
  return title
}
