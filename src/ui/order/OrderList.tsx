import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ActionMenu } from '../panels/ActionMenu.tsx'
import { formatCount } from '../numbers.ts'
import { useVisibleRows } from '../table/use-visible-rows.ts'
import { findNext, MOVES, type Move } from './moves.ts'
import classes from './OrderList.module.css'
import { OrderRow } from './OrderRow.tsx'
import { useHeldRow } from './use-held-row.ts'

interface OrderListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => number
  nameOf: (item: Item) => string
  /** Puts an item before another one; null: at the end. */
  onMove: (key: number, before: number | null) => void
  /** What a line shows, beside its handle and its number. */
  render: (item: Item, at: number) => ReactNode
}

const WORDS: Record<Move, string> = {
  top: 'Move to the top',
  up: 'Move up',
  down: 'Move down',
  end: 'Move to the end',
}

/** Pixels. */
const ROW_HEIGHT = 56

/**
 * A numbered list that people put in order: a line is dragged by its handle, moved with the arrow keys, Home and End
 * while its handle has the focus, or by the menu that the handle opens. Of a long list only the lines in sight are in
 * the page, and the one that was last pressed or had the focus.
 */
export function OrderList<Item>({ label, items, keyOf, nameOf, onMove, render }: OrderListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const held = useHeldRow(list)
  const { start, end } = useVisibleRows(list, items.length, ROW_HEIGHT)
  const moved = useRef<{ key: number; from: number } | null>(null)
  const [menu, setMenu] = useState<{ key: number; anchor: HTMLElement } | null>(null)
  const [said, setSaid] = useState('')
  const keys = items.map(keyOf)
  useEffect(() => {
    if (box.current === null) return undefined
    return autoScrollForElements({ element: box.current })
  }, [])
  // A line that is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { key, from } = moved.current
    if (keys.indexOf(key) === from) return
    moved.current = null
    const handle = list.current?.querySelector<HTMLElement>(`[data-handle="${key}"]`)
    handle?.focus({ preventScroll: true })
    handle?.scrollIntoView({ block: 'nearest' })
  })
  const move = (key: number, by: Move) => {
    const before = findNext(keys, key, by)
    const item = items[keys.indexOf(key)]
    if (before === undefined || item === undefined) return
    moved.current = { key, from: keys.indexOf(key) }
    const place = before === null ? items.length : keys.indexOf(before) + (by === 'down' ? 0 : 1)
    setSaid(`${nameOf(item)}: place ${formatCount(place)} of ${formatCount(items.length)}`)
    onMove(key, before)
  }
  const inMenu = menu === null ? undefined : items[keys.indexOf(menu.key)]
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <div ref={box} className={classes.box} tabIndex={0}>
        <ol
          ref={list}
          className={classes.list}
          aria-label={label}
          style={{ height: items.length * ROW_HEIGHT }}
        >
          {items.map((item, at) => {
            const key = keyOf(item)
            if ((at < start || at >= end) && key !== held) return null
            return (
              <OrderRow
                key={key}
                itemKey={key}
                nextKey={keys[at + 1] ?? null}
                name={nameOf(item)}
                at={at}
                count={items.length}
                top={at * ROW_HEIGHT}
                onDrop={onMove}
                onPress={move}
                onMenu={(anchor) => setMenu({ key, anchor })}
              >
                {render(item, at)}
              </OrderRow>
            )
          })}
        </ol>
      </div>
      <output className="visually-hidden">{said}</output>
      {menu !== null && inMenu !== undefined && (
        <ActionMenu
          label={`Place of ${nameOf(inMenu)}`}
          anchor={menu.anchor}
          actions={MOVES.map((by) => ({
            label: WORDS[by],
            isDisabled: findNext(keys, menu.key, by) === undefined,
            onSelect: () => move(menu.key, by),
          }))}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}
