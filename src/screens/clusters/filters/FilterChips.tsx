import { Button } from '@mantine/core'
import { RemovableChip } from '#ui/fields/RemovableChip.tsx'
import type { ClustersView } from '../clusters-view.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import classes from './ClusterTools.module.css'
import { listChips, WITHOUT_FILTERS } from './list-chips.ts'

interface FilterChipsProps {
  view: ClustersView
  onChange: (part: ViewChange) => void
}

/** A chip for each filter in use, each removed by a press, and one button for all. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  const chips = listChips(view)
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Filters in use">
      {chips.map(({ key, text, remove }) => (
        <li key={key}>
          <RemovableChip text={text} onRemove={() => onChange(remove)} />
        </li>
      ))}
      <li>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(WITHOUT_FILTERS)}>
          Clear filters
        </Button>
      </li>
    </ul>
  )
}
