import { PeriodNote } from '#features/keywords/web/index.ts'
import { PAGE_SIZES } from '#features/pages/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import type { ChosenColumns } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import type { useChangePages } from './changing/use-change-pages.ts'
import { NoPages } from './NoPages.tsx'
import { PageSelection } from './PageSelection.tsx'
import { readSort } from './pages-view.ts'
import { listRowActions } from './row-actions.ts'
import type { PageDialogs } from './use-page-dialogs.ts'
import type { usePageList } from './use-page-list.ts'
import type { PageRow } from './use-pages.ts'

interface PageTableProps {
  list: ReturnType<typeof usePageList>
  columns: ChosenColumns<PageRow>
  changing: ReturnType<typeof useChangePages>
  dialogs: PageDialogs
}

/** The pages of a view. Needs a key with the filters, so that a new filter does not keep hidden rows selected. */
export function PageTable({ list, columns, changing, dialogs }: PageTableProps) {
  const { place, view, change: changeView, crawl, found } = list
  const { rows, counts, state, textProblem } = found
  const selection = useSelectedRows(rows)
  const isWholePageSelected = rows.length > 0 && rows.every((row) => selection.selected.has(keyOf(row)))
  const total = counts?.filteredCount ?? 0
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: PAGE_SIZES,
    total,
    isReady: state === 'ready',
    onChange: changeView,
  })
  return (
    <>
      <DataTable
        label="Pages"
        columns={columns.columns}
        hiddenColumns={columns.hidden}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={textProblem === null ? state : 'ready'}
        onRetry={found.refetch}
        sorting={{
          sort: view.sort,
          onSort: (sort) => changeView({ sort: readSort(sort) }),
          isByServer: true,
        }}
        selection={{ selected: selection.selected, onSelect: selection.select }}
        rowActions={(row) => listRowActions(row, { change: changing.change, dialogs })}
        hasPageKeys
        paging={paging}
        empty={counts && <NoPages view={view} counts={counts} crawl={crawl} onChange={changeView} />}
      />
      <PeriodNote rows={rows} of="pages" />
      <PageSelection
        contentplanId={place.contentplanId}
        view={view}
        selection={selection}
        total={isWholePageSelected ? total : 0}
        changing={changing}
      />
    </>
  )
}

function keyOf({ id }: PageRow): string {
  return String(id)
}

function nameOf({ url }: PageRow): string {
  const { host, rest } = describeUrl(url)
  return rest === '' ? host : rest
}
