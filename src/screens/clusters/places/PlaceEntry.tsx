import type { ReactNode } from 'react'
import { formatCount } from '#ui/numbers.ts'
import classes from './PlacesPanel.module.css'

interface PlaceEntryProps {
  label: string
  /** Null while it is loading. */
  count: number | null
  icon: ReactNode
  isCurrent: boolean
  /** Whether it stands below another entry. */
  isNested?: boolean
  onSelect: () => void
}

/** A line of the panel: a list of clusters, with their number. */
export function PlaceEntry({ label, count, icon, isCurrent, isNested = false, onSelect }: PlaceEntryProps) {
  return (
    <button
      type="button"
      className={classes.entry}
      data-nested={isNested || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
      onClick={onSelect}
    >
      {icon}
      <span className={classes.label} dir="auto">
        {label}
      </span>
      <span className={classes.count}>{count === null ? '…' : formatCount(count)}</span>
    </button>
  )
}
