import { useCallback, useLayoutEffect, useRef } from 'react'
import { toggleRange, toggleRow } from './select-rows.ts'

export interface Selection {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** A selection whose `onSelect` drops those of the shown rows that cannot be selected. */
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

/** Returns a toggle function that stays the same between renders, so that memoised rows need not render again. */
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
