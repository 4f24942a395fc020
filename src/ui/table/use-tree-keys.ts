import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { TreeRow } from './tree-row.ts'
import { moveByKey } from './move-by-key.ts'

interface TreeKeysInput<Row extends TreeRow> {
  rows: readonly Row[]
  body: RefObject<HTMLElement | null>
  rowHeight: number
  /** Height in pixels of the bars that cover the top of the window while the page scrolls. */
  covered: number
  onToggle: (row: Row) => void
}

/** Keyboard of a table with one active row: up and down move to another row, right and left expand and collapse it. */
export function useTreeKeys<Row extends TreeRow>(input: TreeKeysInput<Row>) {
  const { rows, body, rowHeight, covered, onToggle } = input
  const [chosen, setChosen] = useState(0)
  const [moves, setMoves] = useState(0)
  const target = useRef(0)
  const active = Math.max(0, Math.min(chosen, rows.length - 1))

  useEffect(() => {
    if (moves === 0) return
    // The active row is always rendered, even outside of the visible part.
    const row = body.current?.querySelector(`[data-index="${target.current}"] [data-row-focus]`)
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  }, [moves, body])

  function moveTo(index: number) {
    target.current = Math.max(0, Math.min(index, rows.length - 1))
    setChosen(target.current)
    setMoves((before) => before + 1)
    if (!body.current) return
    const top = body.current.getBoundingClientRect().top + target.current * rowHeight
    const below = top + rowHeight - window.innerHeight
    if (top < covered) window.scrollBy({ top: top - covered, behavior: 'instant' })
    else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' })
  }

  function parentOf(index: number): number {
    return rows.findLastIndex((row, position) => position <= index && row.level === 1)
  }

  function actionFor(key: string, row: Row): (() => void) | undefined {
    const next = moveByKey(key, active, rows.length)
    if (next !== null) return () => moveTo(next)
    switch (key) {
      case 'ArrowRight':
        return () => (row.isExpanded === false ? onToggle(row) : moveTo(active + 1))
      case 'ArrowLeft':
        return () => (row.isExpanded ? onToggle(row) : moveTo(parentOf(active)))
      default:
        return undefined
    }
  }

  return {
    active,
    /** Index of the row that Tab reaches: the active row, or its parent. */
    tabStop: parentOf(active),
    onFocus(event: FocusEvent) {
      const index = indexOfRow(event.target)
      if (index !== null) setChosen(index)
    },
    onKeyDown(event: KeyboardEvent) {
      const row = rows[active]
      const isOwn = event.target instanceof HTMLElement && 'rowFocus' in event.target.dataset
      if (!row || !isOwn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const act = actionFor(event.key, row)
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

export function indexOfRow(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('tr[data-index]') : null
  return row === null ? null : Number(row.getAttribute('data-index'))
}
