import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { prepareCanvas } from '../graph/draw-graph.ts'
import type { Size } from '../graph/graph-view.ts'
import { drawMarks, drawPlot, type PlotColours } from './draw-plot.ts'
import type { Box, PlotLayout, Shape } from './shapes.ts'

interface CanvasInput {
  place: RefObject<HTMLElement | null>
  layout: PlotLayout
  size: Size
  selected: ReadonlySet<number>
  /** The shape under the pointer, or the one that the keyboard has reached. */
  marked: Shape | null
  /** The box that is being drawn to select what is in it. */
  box: Box | null
}

/** Draws a plot on two canvases: all of it below, and what the pointer changes above. */
export function usePlotCanvas({ place, layout, size, selected, marked, box }: CanvasInput) {
  const below = useRef<HTMLCanvasElement>(null)
  const above = useRef<HTMLCanvasElement>(null)
  const chosen = useMemo(() => layout.shapes.filter(({ id }) => selected.has(id)), [layout, selected])

  useLayoutEffect(() => {
    const [canvas, element] = [below.current, place.current]
    const brush = canvas && prepareCanvas(canvas, size)
    if (brush && element) drawPlot(brush, layout, readColours(element))
  }, [place, layout, size])

  useLayoutEffect(() => {
    const [canvas, element] = [above.current, place.current]
    const brush = canvas && prepareCanvas(canvas, size)
    if (brush && element) drawMarks(brush, { selected: chosen, marked, box }, readColours(element))
  }, [place, size, chosen, marked, box])

  return { below, above }
}

function readColours(element: HTMLElement): PlotColours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name)
  const tones = new Map<string, string>()
  return {
    text: read('--mantine-color-text'),
    dimmed: read('--mantine-color-dimmed'),
    bright: read('--mantine-color-bright'),
    line: read('--line'),
    accent: read('--accent'),
    tone: (tone) => {
      const known = tones.get(tone) ?? read(`--plot-${tone}`)
      tones.set(tone, known)
      return known
    },
  }
}
