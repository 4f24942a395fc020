import { Button } from '@mantine/core'
import { ALERT_NAMES } from '#features/advice/rules.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { describeTextSearch } from '#features/keywords/web/index.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { IconX } from '#ui/icons.ts'
import type { Article } from '#features/articles/web/index.ts'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import type { ChosenColumns } from '#ui/table/columns.ts'
import type { ClusterTab, ClustersView } from './clusters-view.ts'

const PLACES = [
  { value: 'titles', label: 'In titles' },
  { value: 'keywords', label: 'In keywords' },
] as const

interface ClusterFiltersProps {
  view: ClustersView
  counts: Record<ClusterTab, number> | null
  textProblem: string | null
  panelId: string
  columns: ChosenColumns<Article>
  onChange: (part: Partial<ClustersView>, options?: { replace: boolean }) => void
}

export function ClusterFilters({
  view,
  counts,
  textProblem,
  panelId,
  columns,
  onChange,
}: ClusterFiltersProps) {
  return (
    <FilterBar
      tabs={{
        label: 'Pages',
        value: view.tab,
        panelId,
        tabs: [
          { value: 'all', label: 'All', count: counts?.all ?? null },
          { value: 'existing', label: 'Existing pages', count: counts?.existing ?? null },
          { value: 'new', label: 'New pages', count: counts?.new ?? null },
        ],
        onChange: (tab) => onChange({ tab }),
      }}
      chip={
        (view.change !== null || view.alert !== null) && (
          <>
            {view.change !== null && (
              <FilterChip name="Clusters of one clustering" onRemove={() => onChange({ change: null })} />
            )}
            {view.alert !== null && (
              <FilterChip
                name={`Alert: ${ALERT_NAMES[view.alert].name}`}
                onRemove={() => onChange({ alert: null })}
              />
            )}
          </>
        )
      }
      note={textProblem === null && describeTextSearch(view.text)}
      text={{
        label: 'Search clusters',
        value: view.text,
        maxLength: LONGEST_PATTERN,
        error: textProblem,
        onApply: (text, options) => onChange({ text }, options),
      }}
      choice={{
        label: 'Search in',
        value: view.searchedIn,
        options: PLACES,
        onChange: (searchedIn) => onChange({ searchedIn }),
      }}
      columns={<ColumnMenu {...columns} />}
    />
  )
}

/** A filter that has no field of its own, and that is removed by a press. */
function FilterChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      rightSection={<IconX size={14} stroke={1.75} aria-hidden="true" />}
      aria-label={`${name}: show the others, too`}
      onClick={onRemove}
    >
      {name}
    </Button>
  )
}
