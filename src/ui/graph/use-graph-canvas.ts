import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import {
  drawAll,
  drawLabels,
  drawRing,
  drawSelection,
  LABEL_FONT,
  prepareCanvas,
  type GraphColours,
} from './draw-graph.ts'
import type { GraphView, Size } from './graph-view.ts'
import { listLabels } from './list-labels.ts'
import type { GraphNode } from './ring-layout.ts'
import type { GraphScene } from './use-graph-scene.ts'

interface CanvasInput {
  place: RefObject<HTMLElement | null>
  nodes: readonly GraphNode[]
  graph: GraphScene
  view: GraphView
  size: Size
  selected: number | null
  /** The node under the pointer, or the one that the keyboard has reached. */
  marked: number | null
}

/**
 * Draws a graph on two canvases: all of it below, and what a press changes above, so that a press draws only that.
 */
export function useGraphCanvas({ place, nodes, graph, view, size, selected, marked }: CanvasInput) {
  const below = useRef<HTMLCanvasElement>(null)
  const above = useRef<HTMLCanvasElement>(null)
  const { scene } = graph

  useLayoutEffect(() => {
    const [canvas, element] = [below.current, place.current]
    const brush = canvas && prepareCanvas(canvas, size)
    if (brush && element) drawAll(brush, scene, view, readColours(element))
  }, [place, scene, view, size])

  useLayoutEffect(() => {
    const [canvas, element] = [above.current, place.current]
    const brush = canvas && prepareCanvas(canvas, size)
    if (!brush || !element) return
    const colours = readColours(element)
    if (selected !== null) drawSelection(brush, scene, { selected, view, colours })
    if (marked !== null) drawRing(brush, scene.placed[marked], view, colours.text)
    brush.font = LABEL_FONT
    const order = orderLabels(graph, { selected, marked })
    const measure = (text: string) => brush.measureText(text).width
    drawLabels(brush, listLabels({ nodes, placed: scene.placed, order, view, size, measure }), colours)
  }, [place, nodes, graph, scene, view, size, selected, marked])

  return { below, above }
}

/** The size of an element, which is followed; zero before it is known. */
export function useElementSize(place: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return size
}

/** The marked node comes first, then a selected one with its neighbours, otherwise the largest. */
function orderLabels(
  { scene: { neighbours }, byWeight }: GraphScene,
  { selected, marked }: { selected: number | null; marked: number | null },
): number[] {
  const first = [marked, selected].filter((one) => one !== null)
  if (selected === null) return [...first, ...byWeight]
  const near = new Set([...(neighbours.incoming[selected] ?? []), ...(neighbours.outgoing[selected] ?? [])])
  return [...first, ...byWeight.filter((at) => near.has(at))]
}

function readColours(element: HTMLElement): GraphColours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name)
  return {
    line: read('--graph-line'),
    node: read('--graph-node'),
    text: read('--mantine-color-text'),
    back: read('--mantine-color-body'),
    incoming: read('--good'),
    outgoing: read('--accent'),
  }
}
