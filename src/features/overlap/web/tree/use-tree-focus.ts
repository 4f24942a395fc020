import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { TreeItem } from './layout-tree.ts'
import { moveInTree } from './move-in-tree.ts'
import { itemAt } from '#platform/items.ts'

interface TreeFocusInput {
  items: readonly TreeItem[]
  tree: RefObject<HTMLElement | null>
  onPick: (item: TreeItem) => void
}

/** Only the active item can be reached by Tab: arrow keys make another item active, Enter and space pick it. */
export function useTreeFocus({ items, tree, onPick }: TreeFocusInput) {
  const [chosen, setChosen] = useState(0)
  const [isWithin, setIsWithin] = useState(false)
  const [moves, setMoves] = useState(0)
  const target = useRef(0)
  const active = Math.min(chosen, items.length - 1)

  useEffect(() => {
    if (moves === 0) return
    // The active item is always rendered, even when it is out of sight.
    const item = tree.current?.querySelector(`[data-place="${target.current}"]`)
    if (!(item instanceof HTMLElement)) return
    item.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [moves, tree])

  return {
    active,
    /** The place of the item with the focus; null when the focus is elsewhere. */
    focused: isWithin ? active : null,
    onFocus(event: FocusEvent) {
      setIsWithin(true)
      const place = placeOf(event.target)
      if (place !== null) setChosen(place)
    },
    onBlur(event: FocusEvent) {
      setIsWithin(event.currentTarget.contains(event.relatedTarget))
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const isPick = event.key === 'Enter' || event.key === ' '
      const next = isPick ? active : moveInTree(items, active, event.key)
      if (next === null) return
      event.preventDefault()
      if (isPick) return onPick(itemAt(items, active))
      target.current = next
      setChosen(next)
      setMoves((before) => before + 1)
    },
  }
}

/** The place of the item that an event is about. */
export function placeOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest('[data-place]') : null
  return item === null ? null : Number(item.getAttribute('data-place'))
}
