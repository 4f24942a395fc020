import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { moveView, radiusFactor, zoomView, type GraphView } from './graph-view.ts'
import type { GraphScene } from './use-graph-scene.ts'

interface PointerInput {
  place: RefObject<HTMLElement | null>
  grid: GraphScene['grid']
  view: GraphView
  onView: (change: (view: GraphView) => GraphView) => void
  onHover: (node: number | null) => void
  onPress: (node: number | null) => void
}

interface Held {
  x: number
  y: number
}

/** Pixels that a pointer may move while it is pressed without dragging. */
const STILL = 4
/** Pixels around a node in which it can be hit: fingers are less exact. */
const REACH = { mouse: 4, touch: 14 }
const ZOOM_PER_PIXEL = 0.0016

/** Moves a graph by dragging, zooms it by the wheel (with Ctrl until it has the focus) or two fingers, and says which node is under the pointer or pressed. */
export function useGraphPointer({ place, grid, view, onView, onHover, onPress }: PointerInput) {
  const held = useRef(new Map<number, Held>())
  const moved = useRef(0)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    // Until the graph has the focus, the wheel scrolls the page. React listens to it passively, so that both would move.
    const zoom = (event: WheelEvent) => {
      if (document.activeElement !== element && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      const at = pointIn(element, event)
      onView((now) => zoomView(now, Math.exp(-pixels * ZOOM_PER_PIXEL), at))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [place, onView])

  const find = (event: PointerEvent<HTMLElement>): number | null => {
    const { x, y } = pointIn(event.currentTarget, event)
    const reach = (event.pointerType === 'mouse' ? REACH.mouse : REACH.touch) / view.scale
    return grid.find({
      x: (x - view.x) / view.scale,
      y: (y - view.y) / view.scale,
      reach,
      factor: radiusFactor(view),
    })
  }

  const drag = (event: PointerEvent<HTMLElement>, before: Held) => {
    const now = pointIn(event.currentTarget, event)
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    held.current.set(event.pointerId, now)
    moved.current += Math.hypot(now.x - before.x, now.y - before.y)
    if (moved.current < STILL) return
    if (other === undefined) return onView((shown) => moveView(shown, now.x - before.x, now.y - before.y))
    const stretched = distance(now, other) / Math.max(1, distance(before, other))
    onView((shown) => zoomView(shown, stretched, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }))
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      if (held.current.size === 0) moved.current = 0
      held.current.set(event.pointerId, pointIn(event.currentTarget, event))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = held.current.get(event.pointerId)
      if (before !== undefined) drag(event, before)
      else if (event.pointerType === 'mouse') onHover(find(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const wasAlone = held.current.size === 1
      if (held.current.delete(event.pointerId) && wasAlone && moved.current < STILL) onPress(find(event))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void held.current.delete(event.pointerId),
    onPointerLeave: () => onHover(null),
  }
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Held {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function distance(one: Held, other: Held): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
