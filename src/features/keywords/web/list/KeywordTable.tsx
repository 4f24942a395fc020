import type { ChosenColumns } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import { KEYWORD_PAGE_SIZES } from '../../rules.ts'
import type { Keyword } from '../api.ts'
import { KeywordSelection } from './KeywordSelection.tsx'
import { isSortColumn, type KeywordsView } from './keywords-view.ts'
import { NoKeywords } from './NoKeywords.tsx'
import { PeriodNote } from './PeriodNote.tsx'
import { useChangeKeywords } from './use-change-keywords.ts'
import type { useKeywords } from './use-keywords.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface KeywordTableProps {
  place: PlanPlace
  view: KeywordsView
  found: ReturnType<typeof useKeywords>
  columns: ChosenColumns<Keyword>
  onChange: (part: Partial<KeywordsView>, options?: { replace: boolean }) => void
  onFind: () => void
  onVolumes: (ids: readonly number[]) => void
}

/** The rows of a view. It is mounted again for other rows, so that no row stays selected that is not shown. */
export function KeywordTable({
  place,
  view,
  found,
  columns,
  onChange,
  onFind,
  onVolumes,
}: KeywordTableProps) {
  const { rows, counts, state, textProblem } = found
  const selection = useSelectedRows(rows)
  const change = useChangeKeywords(place, { tab: view.tab, queryKey: found.queryKey })
  const isWholePageSelected = rows.length > 0 && rows.every(({ id }) => selection.selected.has(String(id)))
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: KEYWORD_PAGE_SIZES,
    total: counts?.filteredCount ?? 0,
    isReady: state === 'ready',
    onChange,
  })
  return (
    <>
      <DataTable
        label="Keywords"
        columns={columns.columns}
        hiddenColumns={columns.hidden}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={textProblem === null ? state : 'ready'}
        onRetry={found.refetch}
        sorting={{
          sort: view.sort,
          onSort: (sort) => onChange({ sort: readSort(sort, view) }),
          isByServer: true,
        }}
        selection={{ selected: selection.selected, onSelect: selection.select }}
        rowActions={(row) => listActions(row, change)}
        hasPageKeys
        paging={paging}
        empty={counts && <NoKeywords view={view} counts={counts} onChange={onChange} onFind={onFind} />}
      />
      <PeriodNote rows={rows} of="keywords" />
      <KeywordSelection
        place={place}
        view={view}
        selection={selection}
        total={isWholePageSelected ? (counts?.filteredCount ?? 0) : 0}
        onChange={change}
        onVolumes={onVolumes}
      />
    </>
  )
}

function keyOf({ id }: Keyword): string {
  return String(id)
}

function nameOf({ keyword }: Keyword): string {
  return keyword
}

function readSort({ key, direction }: Sort, { sort }: KeywordsView): KeywordsView['sort'] {
  return isSortColumn(key) ? { key, direction } : sort
}

function listActions({ id, status }: Keyword, change: ReturnType<typeof useChangeKeywords>) {
  return [
    { label: 'Make inactive', isDisabled: status === 'not_in_plan', onSelect: () => change([id], 'reset') },
    { label: 'Exclude', isDisabled: status === 'excluded', onSelect: () => change([id], 'exclude') },
  ]
}
