import { Button } from '@mantine/core'
import { describeVolume, sumVolumes, volumeOfKeyword } from '#features/articles/web/index.ts'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import type { ChosenColumns } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import { KEYWORD_PAGE_SIZES } from '../../rules.ts'
import type { Keyword } from '../api.ts'
import { isSortColumn, type KeywordsView } from './keywords-view.ts'
import { NoKeywords } from './NoKeywords.tsx'
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
}

/** The rows of a view. It is mounted again for other rows, so that no row stays selected that is not shown. */
export function KeywordTable({ place, view, found, columns, onChange, onFind }: KeywordTableProps) {
  const { rows, counts, state, textProblem } = found
  const selection = useSelectedRows(rows)
  const volume = describeVolume(sumVolumes(selection.rows.map(volumeOfKeyword)))
  const change = useChangeKeywords(place, { tab: view.tab, queryKey: found.queryKey })
  const changeSelected = (action: 'exclude' | 'reset') => {
    change(
      selection.rows.map(({ id }) => id),
      action,
    )
    selection.clear()
  }
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
      <SelectionBar
        count={selection.selected.size}
        sums={[{ label: 'Search volume', value: volume.text, note: volume.note }]}
        actions={
          <>
            <Button size="xs" variant="default" onClick={() => changeSelected('reset')}>
              Reset
            </Button>
            <Button size="xs" variant="default" onClick={() => changeSelected('exclude')}>
              Exclude
            </Button>
          </>
        }
        onClear={selection.clear}
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
    { label: 'Reset', isDisabled: status === 'not_in_plan', onSelect: () => change([id], 'reset') },
    { label: 'Exclude', isDisabled: status === 'excluded', onSelect: () => change([id], 'exclude') },
  ]
}
