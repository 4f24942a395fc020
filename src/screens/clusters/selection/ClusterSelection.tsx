import { useState } from 'react'
import type { Selection } from './selection.ts'
import { SelectedClusters } from './SelectedClusters.tsx'
import { SelectedKeywords } from './SelectedKeywords.tsx'
import type { SelectedProps } from './selected-props.ts'
import type { ListInput } from './use-select-all-clusters.ts'

interface ClusterSelectionProps extends Omit<SelectedProps, 'numbers'> {
  selection: Selection
  /** The filter and the order of the list, to select what is on its other pages. */
  listInput: ListInput
  /** Number of clusters on all pages if the user may want to select them all, else 0. */
  total: number
  onSelect: (selection: Selection) => void
}

/** Below this width the numbers in search are hidden at first. */
const WIDE = '(width >= 1200px)'

/** F-080: the bar of what is selected: clusters, pages or keywords. Escape clears the selection. */
export function ClusterSelection({ selection, listInput, total, onSelect, ...props }: ClusterSelectionProps) {
  const [isOpen, setIsOpen] = useState(() => matchMedia(WIDE).matches)
  const common = { ...props, numbers: { isOpen, onToggle: () => setIsOpen(!isOpen) } }
  if (selection.kind === 'keywords') return <SelectedKeywords {...common} keywords={selection.rows} />
  const { kind, rows } = selection
  return (
    <SelectedClusters
      {...common}
      key={kind}
      kind={kind}
      clusters={rows}
      listInput={listInput}
      total={total}
      onSelect={(clusters) => onSelect({ kind, rows: clusters })}
    />
  )
}
