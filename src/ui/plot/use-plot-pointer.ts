import { useRef, type PointerEvent } from 'react'
import { findShape, listInBox } from './find-shape.ts'
import type { Box, PlotLayout, Shape } from './shapes.ts'

interface PointerInput {
  layout: PlotLayout
  /** Whether a box can be drawn to select what is in it. */
  hasBox: boolean
  onHover: (shape: Shape | null) => void
  onBox: (box: Box | null) => void
  onSelect: (ids: readonly number[], isAdding: boolean) => void
}

interface Point {
  x: number
  y: number
}

/** Pixels that a pointer may move while it is pressed without drawing a box. */
const STILL = 4
/** Pixels around a shape in which it can be hit: fingers are less exact. */
const REACH = { mouse: 4, touch: 14 }

/** Says which shape is under the pointer, selects the one that is pressed, and those in a box that a mouse draws. */
export function usePlotPointer({ layout, hasBox, onHover, onBox, onSelect }: PointerInput) {
  const held = useRef<Point | null>(null)
  const find = (event: PointerEvent<HTMLElement>) =>
    findShape(layout.shapes, pointIn(event), event.pointerType === 'mouse' ? REACH.mouse : REACH.touch)
  const boxTo = (event: PointerEvent<HTMLElement>): Box | null => {
    const [from, to] = [held.current, pointIn(event)]
    if (from === null || !hasBox || event.pointerType !== 'mouse') return null
    if (Math.hypot(to.x - from.x, to.y - from.y) < STILL) return null
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    }
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      held.current = pointIn(event)
      if (hasBox && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = boxTo(event)
      if (box !== null) onBox(box)
      else if (event.pointerType === 'mouse') onHover(find(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const box = boxTo(event)
      const from = held.current
      held.current = null
      onBox(null)
      if (from === null) return
      if (box !== null) {
        const inside = listInBox(layout.shapes, box).map(({ id }) => id)
        return onSelect(inside, isAdding(event))
      }
      const at = pointIn(event)
      // A finger that has moved scrolls the page.
      if (Math.hypot(at.x - from.x, at.y - from.y) >= STILL && event.pointerType !== 'mouse') return
      const shape = find(event)
      if (shape !== null) onSelect([shape.id], isAdding(event) || event.pointerType !== 'mouse')
      onHover(shape)
    },
    onPointerCancel: () => {
      held.current = null
      onBox(null)
    },
    onPointerLeave: () => onHover(null),
  }
}

function isAdding({ shiftKey, ctrlKey, metaKey }: PointerEvent<HTMLElement>): boolean {
  return shiftKey || ctrlKey || metaKey
}

function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
