import { Button } from '@mantine/core'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { MOST_PAGES_AT_ONCE } from '#features/pages/rules.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import { useSelectAll } from '#platform/web/use-select-all.ts'
import { SelectAllButton } from '#ui/layout/SelectAllButton.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import type { MarkChange } from './changing/apply-change.ts'
import type { useChangePages } from './changing/use-change-pages.ts'
import { ChangeTypeButton } from './ChangeTypeButton.tsx'
import { writeFilter, type PagesView } from './pages-view.ts'
import { sumMetric } from './sum-metric.ts'
import { toRow, type PageRow } from './use-pages.ts'

interface PageSelectionProps {
  contentplanId: number
  view: PagesView
  selection: ReturnType<typeof useSelectedRows<PageRow>>
  /** Number of pages in the whole list if the user may want to select them all, else 0. */
  total: number
  changing: ReturnType<typeof useChangePages>
}

/** Bar with the sums and the actions of the selected pages (F-163). */
export function PageSelection({ contentplanId, view, selection, total, changing }: PageSelectionProps) {
  const { rows, clear } = selection
  const { selectAll, isSelecting, found, wanted } = useSelectAll({
    listPage: async (page) => {
      const window = { ...writeFilter(view), page, limit: MOST_PAGES_AT_ONCE }
      return (await pagesApi.list.call({ contentplanId, ...window })).pages.map(toRow)
    },
    pageSize: MOST_PAGES_AT_ONCE,
    most: MOST_SELECTED,
    total,
    selected: rows.length,
    errorMessage: 'Not all pages could be selected. Please try again.',
    onFound: selection.selectRows,
  })
  const isTooMany = rows.length > MOST_SELECTED
  const isDisabled = isSelecting || changing.isPending || isTooMany
  const excludedCount = rows.filter(({ excluded: isExcluded }) => isExcluded).length
  const act = (change: MarkChange) => {
    changing.change({ ...change, pages: rows })
    if (change.action !== 'setPageType' || excludedCount < rows.length) clear()
  }
  const common = {
    size: 'xs',
    variant: 'default',
    disabled: isDisabled,
    ...(isTooMany && { title: `At most ${formatCount(MOST_SELECTED)} pages at once` }),
  } as const
  return (
    <SelectionBar
      count={rows.length}
      progress={
        isSelecting
          ? `Selecting: ${formatCount(found)} of ${formatCount(wanted)}`
          : `${formatNoun(rows.length, 'page', 'pages')} selected`
      }
      more={
        <SelectAllButton
          selected={rows.length}
          total={total}
          most={MOST_SELECTED}
          isDisabled={isSelecting || changing.isPending}
          onSelect={selectAll}
        />
      }
      sums={[
        { label: 'Impressions', ...sumMetric(rows.map((row) => row.google_impressions_last)) },
        { label: 'Clicks', ...sumMetric(rows.map((row) => row.google_clicks_last)) },
      ]}
      actions={
        <>
          <ChangeTypeButton button={common} onType={(pageType) => act({ action: 'setPageType', pageType })} />
          {excludedCount > 0 && (
            <Button {...common} onClick={() => act({ action: 'removeExclusion' })}>
              Remove exclusion
            </Button>
          )}
          {excludedCount < rows.length && (
            <Button {...common} onClick={() => act({ action: 'exclude' })}>
              Exclude page
            </Button>
          )}
        </>
      }
      onClear={clear}
    />
  )
}
