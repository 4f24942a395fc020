/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a plot is operated by keys of its own, which its description lists */
import { useComputedColorScheme } from '@mantine/core'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Size } from '../graph/graph-view.ts'
import { useElementSize } from '../graph/use-graph-canvas.ts'
import { stepTo } from './find-shape.ts'
import classes from './Plot.module.css'
import tones from './plot-tones.module.css'
import { PlotNote } from './PlotNote.tsx'
import type { Box, PlotLayout, Shape } from './shapes.ts'
import { usePlotCanvas } from './use-plot-canvas.ts'
import { usePlotPointer } from './use-plot-pointer.ts'

interface PlotProps {
  label: string
  /** Lays the items out for a size. Memoise it: a new function draws the plot again. */
  layOut: (size: Size) => PlotLayout
  selected: ReadonlySet<number>
  /** Whether it is beside something larger, and so less high. */
  isLow?: boolean
  /** Whether a mouse can draw a box to select what is in it. */
  hasBox?: boolean
  /** What is shown and read aloud about an item: its name is the title. */
  describe: (id: number) => readonly string[]
  /** Adding keeps what is selected, and deselects what was pressed again. */
  onSelect: (ids: readonly number[], isAdding: boolean) => void
}

const KEYS =
  'Arrow keys move from item to item. Enter selects the item alone, Space adds it to the selection or takes it out.'
/** The sizes that are not known yet, or that are too small for anything. */
const LEAST = 40

/** Items as tiles or points on a canvas, to be looked at and selected. The caller shows the same items in a table. */
export function Plot(props: PlotProps) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  // A canvas keeps its colours: another scheme needs a new one.
  return <PlotStage key={scheme} {...props} />
}

const EMPTY: PlotLayout = { shapes: [], texts: [], lines: [] }

function PlotStage({
  label,
  layOut,
  selected,
  isLow = false,
  hasBox = false,
  describe,
  onSelect,
}: PlotProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const size = useElementSize(place)
  const layout = useMemo(
    () => (size.width < LEAST || size.height < LEAST ? EMPTY : layOut(size)),
    [layOut, size],
  )
  const [hovered, setHovered] = useState<Shape | null>(null)
  const [reachedId, setReachedId] = useState<number | null>(null)
  const [box, setBox] = useState<Box | null>(null)
  const reached = layout.shapes.find((shape) => shape.id === reachedId) ?? null
  const marked = hovered ?? reached
  const { below, above } = usePlotCanvas({ place, layout, size, selected, marked, box })
  const pointer = usePlotPointer({
    layout,
    hasBox,
    onHover: setHovered,
    onBox: setBox,
    onSelect: (ids, isAdding) => {
      setReachedId(ids.at(-1) ?? null)
      onSelect(ids, isAdding)
    },
  })
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isChoosing = event.key === 'Enter' || event.key === ' '
    if (isChoosing && reached) onSelect([reached.id], event.key === ' ')
    else {
      const next = reached ? stepTo(layout.shapes, reached, event.key) : firstOf(layout, event.key)
      if (!next && !(isArrow(event.key) || isChoosing)) return
      if (next) setReachedId(next.id)
    }
    event.preventDefault()
    setHovered(null)
  }
  return (
    <div className={`${tones.tones} ${classes.plot}`}>
      <div
        ref={place}
        role="application"
        aria-roledescription="Plot"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        className={classes.place}
        data-low={isLow || undefined}
        data-hovered={hovered !== null || undefined}
        {...pointer}
        onKeyDown={press}
      >
        <canvas ref={below} className={classes.canvas} aria-hidden="true" />
        <canvas ref={above} className={classes.canvas} aria-hidden="true" />
        {marked && box === null && <PlotNote shape={marked} size={size} lines={describe(marked.id)} />}
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        {KEYS}
      </p>
      <output className="visually-hidden">
        {reached &&
          [
            reached.name,
            ...describe(reached.id),
            selected.has(reached.id) ? 'selected' : 'not selected',
          ].join(', ')}
      </output>
    </div>
  )
}

function isArrow(key: string): boolean {
  return key.startsWith('Arrow')
}

/** The first arrow reaches the first item, which is the largest. */
function firstOf({ shapes }: PlotLayout, key: string): Shape | null {
  return isArrow(key) ? (shapes[0] ?? null) : null
}
