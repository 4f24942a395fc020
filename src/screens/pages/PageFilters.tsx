import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import type { PageCounts } from '#features/pages/web/index.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import type { ChosenColumns } from '#ui/table/columns.ts'
import { TAB_COUNTS, TAB_NAMES } from './tabs.ts'
import { describeSearch, PAGE_TABS, type PagesView } from './pages-view.ts'
import type { PageRow } from './use-pages.ts'

const FAVORITES = [
  { value: 'all', label: 'All pages' },
  { value: 'only', label: 'Favorites' },
] as const

interface PageFiltersProps {
  view: PagesView
  counts: PageCounts | null
  textProblem: string | null
  panelId: string
  columns: ChosenColumns<PageRow>
  onChange: (part: Partial<PagesView>, options?: { replace: boolean }) => void
}

/** Tabs, URL filter and filter of favorites (F-161, F-163). */
export function PageFilters({ view, counts, textProblem, panelId, columns, onChange }: PageFiltersProps) {
  return (
    <FilterBar
      tabs={{
        label: 'Kinds of pages',
        value: view.tab,
        panelId,
        tabs: PAGE_TABS.map((value) => ({
          value,
          label: TAB_NAMES[value],
          count: counts?.[TAB_COUNTS[value]] ?? null,
        })),
        onChange: (tab) => onChange({ tab }),
      }}
      note={textProblem === null && describeSearch(view.text)}
      text={{
        label: 'Filter by URL',
        value: view.text,
        maxLength: LONGEST_PATTERN,
        error: textProblem,
        isOnEnter: true,
        onApply: (text, options) => onChange({ text }, options),
      }}
      choice={{
        label: 'Favorites',
        value: view.favorites,
        options: FAVORITES,
        onChange: (favorites) => onChange({ favorites }),
      }}
      columns={<ColumnMenu {...columns} />}
    />
  )
}
