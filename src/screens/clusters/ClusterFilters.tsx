import { readTextSearch } from '#features/keywords/web/index.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
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
  onChange: (part: Partial<ClustersView>) => void
}

export function ClusterFilters({ view, counts, textProblem, panelId, onChange }: ClusterFiltersProps) {
  const isPattern = textProblem === null && readTextSearch(view.text).isPattern
  return (
    <FilterBar
      tabs={
        <CountTabs
          label="Pages"
          value={view.tab}
          panelId={panelId}
          tabs={[
            { value: 'all', label: 'All', count: counts?.all ?? null },
            { value: 'existing', label: 'Existing pages', count: counts?.existing ?? null },
            { value: 'new', label: 'New pages', count: counts?.new ?? null },
          ]}
          onChange={(tab) => onChange({ tab })}
        />
      }
      note={isPattern && 'Searched as a regular expression'}
      text={
        <TextFilter
          label="Search clusters"
          value={view.text}
          error={textProblem}
          hasSlashKey
          onApply={(text) => onChange({ text })}
        />
      }
      choice={
        <SelectFilter
          label="Search in"
          value={view.searchedIn}
          options={PLACES}
          onChange={(searchedIn) => onChange({ searchedIn })}
        />
      }
    />
  )
}
