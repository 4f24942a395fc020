import type { Hub } from '#features/hubs/web/index.ts'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import { formatNoun } from '#ui/numbers.ts'
import classes from './HubsScreen.module.css'
import { SORT_OPTIONS, type HubsView } from './hubs-view.ts'

/** Hubs that are found at a glance need neither a filter nor an order. */
const MOST_WITHOUT_TOOLS = 8

interface HubToolsProps {
  hubs: readonly Hub[]
  view: HubsView
  onChange: (part: Partial<HubsView>, options?: { replace: boolean }) => void
}

/** The line above many hubs, with a text filter and the order. */
export function HubTools({ hubs, view, onChange }: HubToolsProps) {
  if (hubs.length <= MOST_WITHOUT_TOOLS && view.text === '' && view.sort === 'name') return null
  return (
    <div className={classes.tools}>
      <span className={classes.count}>{formatNoun(hubs.length, 'hub', 'hubs')}</span>
      <div className={classes.text}>
        <TextFilter
          label="Find a hub"
          value={view.text}
          maxLength={200}
          hasSlashKey
          onApply={(text, options) => onChange({ text }, options)}
        />
      </div>
      <div className={classes.sort}>
        <SelectFilter
          label="Order of the hubs"
          value={view.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  )
}
