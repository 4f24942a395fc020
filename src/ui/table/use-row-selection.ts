import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { toggleRange, toggleRow } from './select-rows.ts'

export interface Selection {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

export interface RowSelection<Row> extends Selection {
  /** Without it every row can be selected. Create it outside of the component or memoise it. */
  isSelectable?: (row: Row) => boolean
}

/** A selection together with what it means for the rows that are shown. */
export interface ShownSelection<Row> extends RowSelection<Row> {
  /** Those that the checkbox of the page selects: not the rows below others. */
  pageKeys: readonly string[]
  /** Stays the same between renders, so that memoised rows need not render again. */
  toggle: (index: number, isRange: boolean) => void
}

interface ShownRows<Row> {
  rows: readonly Row[]
  keys: readonly string[]
  keyOf: (row: Row) => string
  isBelow?: ((row: Row) => boolean) | undefined
}

/** Selecting single rows, and ranges from the row that was toggled last. */
export function useRowSelection<Row>(
  chosen: RowSelection<Row> | undefined,
  { rows, keys, keyOf, isBelow }: ShownRows<Row>,
): ShownSelection<Row> | undefined {
  const isSelectable = chosen?.isSelectable
  const selectableKeys = useMemo(
    () => (isSelectable ? rows.filter(isSelectable).map(keyOf) : keys),
    [rows, keys, keyOf, isSelectable],
  )
  const pageKeys = useMemo(
    () =>
      isBelow
        ? rows.filter((row) => !isBelow(row) && (isSelectable?.(row) ?? true)).map(keyOf)
        : selectableKeys,
    [rows, keyOf, isBelow, isSelectable, selectableKeys],
  )
  const selection = chosen && keepSelectable(chosen, { keys, selectableKeys })
  const toggle = useToggle(keys, selection)
  return selection && { ...selection, pageKeys, toggle }
}

/** A selection whose `onSelect` drops those of the shown rows that cannot be selected. */
function keepSelectable<Row>(
  selection: RowSelection<Row>,
  { keys, selectableKeys }: { keys: readonly string[]; selectableKeys: readonly string[] },
): RowSelection<Row> {
  if (keys.length === selectableKeys.length) return selection
  const refused = new Set(keys).difference(new Set(selectableKeys))
  return {
    ...selection,
    onSelect: (selected) => selection.onSelect(new Set(selected).difference(refused)),
  }
}

function useToggle(keys: readonly string[], selection: Selection | undefined) {
  const anchor = useRef<string | null>(null)
  const latest = useRef({ keys, selection })
  useLayoutEffect(() => {
    latest.current = { keys, selection }
  })
  return useCallback((index: number, isRange: boolean) => {
    const { keys: all, selection: now } = latest.current
    const target = all[index]
    if (!now || target === undefined) return
    now.onSelect(
      isRange
        ? toggleRange(now.selected, { keys: all, anchor: anchor.current, target })
        : toggleRow(now.selected, target),
    )
    anchor.current = target
  }, [])
}
