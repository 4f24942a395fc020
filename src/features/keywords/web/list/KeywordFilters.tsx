import { Button } from '@mantine/core'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { IconX } from '#ui/icons.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import type { ChosenColumns } from '#ui/table/columns.ts'
import type { Keyword, KeywordCounts } from '../api.ts'
import { listSources, SOURCE_NAMES, type KeywordsView } from './keywords-view.ts'
import { describeTextSearch } from './search-pattern.ts'

const SOURCES = [
  { value: 'all', label: 'All sources' },
  ...listSources().map((source) => ({ value: source, label: SOURCE_NAMES[source] })),
] as const

interface KeywordFiltersProps {
  view: KeywordsView
  counts: KeywordCounts | null
  textProblem: string | null
  panelId: string
  columns: ChosenColumns<Keyword>
  onChange: (part: Partial<KeywordsView>, options?: { replace: boolean }) => void
}

/** Tabs, text filter and source filter of the keyword list (F-050 to F-052). */
export function KeywordFilters({
  view,
  counts,
  textProblem,
  panelId,
  columns,
  onChange,
}: KeywordFiltersProps) {
  return (
    <FilterBar
      tabs={{
        label: 'Status',
        value: view.tab,
        panelId,
        tabs: [
          { value: 'active', label: 'Active', count: counts?.inPlanCount ?? null },
          { value: 'inactive', label: 'Inactive', count: counts?.notInPlanCount ?? null },
          { value: 'excluded', label: 'Excluded', count: counts?.excludedCount ?? null },
          { value: 'all', label: 'All', count: counts?.totalCount ?? null },
        ],
        onChange: (tab) => onChange({ tab }),
      }}
      chip={
        view.results === 'none' && (
          <Button
            size="xs"
            variant="default"
            rightSection={<IconX size={14} stroke={1.75} aria-hidden="true" />}
            aria-label="Without search results: show the others, too"
            onClick={() => onChange({ results: 'all' })}
          >
            Without search results
          </Button>
        )
      }
      note={textProblem === null && describeTextSearch(view.text)}
      text={{
        label: 'Filter by keyword',
        value: view.text,
        maxLength: LONGEST_PATTERN,
        error: textProblem,
        onApply: (text, options) => onChange({ text }, options),
      }}
      choice={{
        label: 'Source',
        value: view.source,
        options: SOURCES,
        onChange: (source) => onChange({ source }),
      }}
      columns={<ColumnMenu {...columns} />}
    />
  )
}
