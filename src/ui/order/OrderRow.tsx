import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconGripVertical } from '../icons.ts'
import { formatCount } from '../numbers.ts'
import type { Move } from './moves.ts'
import classes from './OrderList.module.css'

interface OrderRowProps {
  itemKey: number
  /** The line below it; null for the last one. */
  nextKey: number | null
  name: string
  at: number
  /** Of all lines, those out of sight too. */
  count: number
  /** Pixels from the top of the list. */
  top: number
  onDrop: (key: number, before: number | null) => void
  onPress: (key: number, move: Move) => void
  onMenu: (anchor: HTMLElement) => void
  children: ReactNode
}

const KEYS: Record<string, Move> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top', End: 'end' }

/** A line that can be moved: its handle, its number, and what it shows. */
export function OrderRow(props: OrderRowProps) {
  const { itemKey, nextKey, name, at, count, top, onDrop, onPress, onMenu, children } = props
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  const drop = useEffectEvent((key: number, where: Edge) => {
    if (key !== itemKey) onDrop(key, where === 'above' ? itemKey : nextKey)
  })
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (element === null || dragHandle === null) return
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ orderKey: itemKey }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => readKey(source.data) !== null,
        onDrag: ({ source, location }) =>
          setEdge(
            readKey(source.data) === itemKey ? null : findEdge(element, location.current.input.clientY),
          ),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null)
          const key = readKey(source.data)
          if (key !== null) drop(key, findEdge(element, location.current.input.clientY))
        },
      }),
    )
  }, [itemKey])
  const press = (event: KeyboardEvent) => {
    const move = KEYS[event.key]
    if (move === undefined) return
    event.preventDefault()
    onPress(itemKey, move)
  }
  return (
    <li
      ref={row}
      className={classes.row}
      style={{ top }}
      aria-setsize={count}
      aria-posinset={at + 1}
      data-order-key={itemKey}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <button
        ref={handle}
        type="button"
        className={classes.handle}
        data-handle={itemKey}
        aria-haspopup="menu"
        aria-label={`Move ${name}, place ${formatCount(at + 1)}`}
        title="Drag, press the arrow keys, or open the menu"
        onKeyDown={press}
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <span className={classes.number} aria-hidden="true">
        {formatCount(at + 1)}
      </span>
      {children}
    </li>
  )
}

type Edge = 'above' | 'below'

/** Whether something would be dropped above or below the line under the pointer. */
function findEdge(element: Element, y: number): Edge {
  const { top, height } = element.getBoundingClientRect()
  return y < top + height / 2 ? 'above' : 'below'
}

function readKey({ orderKey }: Record<string | symbol, unknown>): number | null {
  return typeof orderKey === 'number' ? orderKey : null
}
