import { Button } from '@mantine/core'
import { formatCount } from '../numbers.ts'

interface SelectAllButtonProps {
  /** Rows that are selected. */
  selected: number
  /** Rows on all pages. */
  total: number
  /** Rows that can be selected at most. */
  most: number
  isDisabled: boolean
  onSelect: () => void
}

/** "Select all 1,713" in the bar of a selection, or "Select the first 5,000"; nothing when they are selected. */
export function SelectAllButton({ selected, total, most, isDisabled, onSelect }: SelectAllButtonProps) {
  const reachable = Math.min(total, most)
  if (reachable <= selected) return null
  return (
    <Button size="xs" variant="subtle" disabled={isDisabled} onClick={onSelect}>
      Select {total > reachable ? 'the first' : 'all'} {formatCount(reachable)}
    </Button>
  )
}
