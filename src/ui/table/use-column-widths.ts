import { useMemo, type RefObject } from 'react'
import { measureColumns, type MeasureInput } from './column-widths.ts'
import { useFit } from './use-fit.ts'

/** How the table fits into its box, the widths of its columns there, and its minimum width in pixels. */
export function useColumnWidths<Row>(box: RefObject<HTMLElement | null>, input: MeasureInput<Row>) {
  const { columns, rows, sortedBy } = input
  const [hasCheckbox, hasMenu] = input.sides
  const choice = useMemo(
    () => measureColumns({ columns, rows, sortedBy, sides: [hasCheckbox, hasMenu] }),
    [columns, rows, sortedBy, hasCheckbox, hasMenu],
  )
  const { wide, compact, narrow } = choice
  const fit = useFit(box, { wide: wide.total, compact: compact.total, narrow: narrow.total })
  return { fit, widths: choice[fit === 'tight' ? 'narrow' : fit].columns, least: narrow.total }
}
