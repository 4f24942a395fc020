import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { isCovered, isPlainKey, isTyping } from '../keyboard/keys.ts'
import { indexOfRow } from './use-tree-keys.ts'
import { moveByKey } from './move-by-key.ts'

interface ListKeysInput {
  count: number
  box: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  /** Whether J, K, X and Shift+X work wherever the focus is. Set it for the one main table of a page. */
  hasPageKeys: boolean
  /** The keys of the rows. */
  keys: readonly string[]
  /** Another object moves to its row, which gets the focus. */
  goTo: { key: string } | null
  /** Undefined when rows cannot be selected. */
  onToggle: ((index: number, isRange: boolean) => void) | undefined
}

/** Keyboard of a table with one active row: J and K move to another row, X and Shift+X select, Enter opens its link. */
export function useListKeys({ count, box, body, hasPageKeys, keys, goTo, onToggle }: ListKeysInput) {
  const [chosen, setChosen] = useState(-1)
  const [moves, setMoves] = useState(0)
  const target = useRef(0)
  const active = Math.min(chosen, count - 1)

  useEffect(() => {
    if (moves === 0) return
    // The active row is always rendered, even outside of the visible part.
    const row = findRow(body.current, target.current)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [moves, body])

  function moveTo(index: number) {
    target.current = Math.max(0, Math.min(index, count - 1))
    setChosen(target.current)
    setMoves((before) => before + 1)
  }

  function actionFor(key: string, isOnRow: boolean): (() => void) | undefined {
    if (key === 'j') return () => moveTo(active + 1)
    if (key === 'k') return () => moveTo(active - 1)
    if (active < 0) return undefined
    if (key === 'x' || key === 'X') return () => onToggle?.(active, key === 'X')
    return isOnRow ? rowAction(key) : undefined
  }

  function rowAction(key: string): (() => void) | undefined {
    const next = moveByKey(key, active, count)
    if (next !== null) return () => moveTo(next)
    switch (key) {
      case 'Enter':
        return () => findRow(body.current, active)?.querySelector<HTMLElement>('[data-row-open]')?.click()
      default:
        return undefined
    }
  }

  const go = useEffectEvent((key: string) => {
    const index = keys.indexOf(key)
    if (index >= 0) moveTo(index)
  })
  useEffect(() => {
    if (goTo) go(goTo.key)
  }, [goTo])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (count === 0 || !isPlainKey(event) || isTyping(event.target)) return
    const isInside = event.target instanceof Node && box.current?.contains(event.target)
    if (!isInside && (!hasPageKeys || isCovered(event.target))) return
    const isOnRow = event.target instanceof HTMLTableRowElement
    const act = actionFor(event.key, isOnRow)
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return {
    active,
    tabStop: Math.max(0, active),
    onFocus(event: FocusEvent) {
      const index = indexOfRow(event.target)
      if (index !== null) setChosen(index)
    },
  }
}

function findRow(body: HTMLElement | null, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null
}
