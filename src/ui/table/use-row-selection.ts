import { useCallback, useLayoutEffect, useRef } from 'react'
import { toggleRange, toggleRow } from './select-rows.ts'

export interface Selection {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** The selection without what cannot be selected of the rows shown. */
export function keepSelectable(
  selection: Selection,
  { keys, selectable }: { keys: readonly string[]; selectable: readonly string[] },
): Selection {
  if (keys.length === selectable.length) return selection
  const refused = new Set(keys).difference(new Set(selectable))
  return {
    ...selection,
    onSelect: (selected) => selection.onSelect(new Set(selected).difference(refused)),
  }
}

/** Returns a function that never changes, so that rows need not be drawn again for it. */
export function useRowSelection(keys: readonly string[], selection: Selection | undefined) {
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
