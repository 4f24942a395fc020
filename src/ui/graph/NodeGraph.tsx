/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a graph is operated by keys of its own, which its description lists */
import { useComputedColorScheme } from '@mantine/core'
import { useCallback, useId, useRef, useState } from 'react'
import { useEscapeKey } from '../keyboard/use-escape-key.ts'
import { fitView, showPoint, zoomView, type GraphView } from './graph-view.ts'
import { GraphFoot } from './GraphFoot.tsx'
import classes from './NodeGraph.module.css'
import type { GraphLink, GraphNode } from './ring-layout.ts'
import { useElementSize, useGraphCanvas } from './use-graph-canvas.ts'
import { useGraphKeys } from './use-graph-keys.ts'
import { useGraphPointer } from './use-graph-pointer.ts'
import { useGraphScene } from './use-graph-scene.ts'

interface NodeGraphProps {
  label: string
  /** Memoise both: new ones are laid out again. */
  nodes: readonly GraphNode[]
  links: readonly GraphLink[]
  selectedId: number | null
  /** What is read aloud about a node that the keyboard reaches. */
  describe: (id: number) => string
  legend: { incoming: string; outgoing: string }
  onSelect: (id: number | null) => void
  /** Opens the table of a node. */
  onOpen: (id: number) => void
}

const KEYS =
  'Left and right arrows move around the ring, up and down arrows through linked nodes. Enter selects, Escape clears, T opens the table, plus and minus zoom.'

/** A graph on a ring: nodes grow with their weight, a selected node shows its incoming and outgoing links. */
export function NodeGraph(props: NodeGraphProps) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  // A canvas keeps its colours: another scheme needs a new one.
  return <GraphStage key={scheme} {...props} />
}

function GraphStage(props: NodeGraphProps) {
  const { label, nodes, links, selectedId, describe, legend, onSelect, onOpen } = props
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const graph = useGraphScene(nodes, links)
  const size = useElementSize(place)
  const [ownView, setOwnView] = useState<GraphView | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [reached, setReached] = useState<number | null>(null)
  const [selected, setSelected] = useSelected(graph.placeOf, selectedId)
  const view = ownView ?? fitView(size)
  const change = useCallback(
    (next: (now: GraphView) => GraphView) => setOwnView((own) => next(own ?? fitView(size))),
    [size],
  )
  const select = (node: number | null) => {
    setSelected(node)
    onSelect(node === null ? null : (nodes[node]?.id ?? null))
  }
  const toggle = (node: number | null) => select(node === selected ? null : node)
  const reach = (node: number) => {
    setReached(node)
    const point = graph.scene.placed[node]
    if (point) change((now) => showPoint(now, point, size))
  }
  const zoom = (factor: number) =>
    change((now) => zoomView(now, factor, { x: size.width / 2, y: size.height / 2 }))
  const fit = () => setOwnView(null)
  const pointer = useGraphPointer({
    place,
    grid: graph.grid,
    view,
    onView: change,
    onHover: setHovered,
    onPress: (node) => {
      setReached(null)
      toggle(node)
    },
  })
  const pressKey = useGraphKeys({
    graph,
    reached,
    selected,
    onReach: reach,
    onSelect: toggle,
    onOpen: (node) => onOpen(nodes[node]?.id ?? 0),
    onZoom: zoom,
    onFit: fit,
  })
  useEscapeKey(() => select(null), { isOn: selected !== null })
  const marked = hovered ?? reached
  const { below, above } = useGraphCanvas({ place, nodes, graph, view, size, selected, marked })
  const told = reached === null ? null : nodes[reached]
  return (
    <div className={classes.graph}>
      <div
        ref={place}
        role="application"
        aria-roledescription="Graph"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        className={classes.place}
        data-selected={selected !== null || undefined}
        data-hovered={hovered !== null || undefined}
        {...pointer}
        onKeyDown={pressKey}
        onBlur={() => setReached(null)}
      >
        <canvas ref={below} className={classes.below} aria-hidden="true" />
        <canvas ref={above} className={classes.above} aria-hidden="true" />
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        {KEYS}
      </p>
      <output className="visually-hidden">{told ? describe(told.id) : ''}</output>
      <GraphFoot legend={legend} onZoom={zoom} onFit={fit} />
    </div>
  )
}

/** The selected node: by the caller, and at once after a press, because the caller may need a moment to follow. */
function useSelected(placeOf: ReadonlyMap<number, number>, selectedId: number | null) {
  const given = selectedId === null ? null : (placeOf.get(selectedId) ?? null)
  const [seen, setSeen] = useState(given)
  const [selected, setSelected] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setSelected(given)
  }
  return [selected, setSelected] as const
}
