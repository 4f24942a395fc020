import { showNode, type GraphView, type Size } from './graph-view.ts'
import type { Neighbours } from './neighbours.ts'
import type { Label } from './place-labels.ts'
import { LABEL_HEIGHT } from './place-labels.ts'
import { RING_RADIUS, type GraphLink, type PlacedNode } from './ring-layout.ts'

export interface GraphColours {
  line: string
  node: string
  text: string
  back: string
  incoming: string
  outgoing: string
}

export interface Scene {
  placed: readonly PlacedNode[]
  links: readonly GraphLink[]
  neighbours: Neighbours
}

type Brush = CanvasRenderingContext2D

export const LABEL_FONT = "12px 'Inter Variable', system-ui, sans-serif"

/** How far links bend towards the middle, 1 is all the way: those between near nodes bend less. */
const BEND = { near: 0.25, far: 0.6 }
/** A path of many thousand lines takes the browser longer than several paths. */
const LINKS_PER_PATH = 200
const DASHES = [5, 4]
/** From so many links of a node on, they are drawn fainter. */
const CROWDED = 100

/** Makes a canvas as large as its place, for screens of any density, and clears it. */
export function prepareCanvas(canvas: HTMLCanvasElement, { width, height }: Size): Brush | null {
  const density = Math.min(window.devicePixelRatio || 1, 2)
  const [wide, high] = [Math.round(width * density), Math.round(height * density)]
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high })
  const brush = canvas.getContext('2d')
  brush?.setTransform(density, 0, 0, density, 0, 0)
  brush?.clearRect(0, 0, width, height)
  return brush
}

/** Draws all links and nodes: what is below a selection. */
export function drawAll(brush: Brush, scene: Scene, view: GraphView, colours: GraphColours): void {
  const { placed, links } = scene
  brush.lineWidth = 1
  brush.strokeStyle = colours.line
  // Where there are many links, each is fainter.
  brush.globalAlpha = Math.min(0.7, Math.max(0.1, 400 / Math.max(links.length, 1)))
  for (let start = 0; start < links.length; start += LINKS_PER_PATH) {
    brush.beginPath()
    for (const [from, to] of links.slice(start, start + LINKS_PER_PATH))
      trace(brush, placed[from], placed[to], view)
    brush.stroke()
  }
  brush.globalAlpha = 1
  brush.fillStyle = colours.node
  brush.beginPath()
  for (const node of placed) addCircle(brush, node, view)
  brush.fill()
}

/** Draws a selected node with its links: incoming ones solid with round ends, outgoing ones dashed with diamonds. */
export function drawSelection(
  brush: Brush,
  scene: Scene,
  { selected, view, colours }: { selected: number; view: GraphView; colours: GraphColours },
): void {
  const { placed, neighbours } = scene
  const chosen = placed[selected]
  const [incoming, outgoing] = [neighbours.incoming[selected] ?? [], neighbours.outgoing[selected] ?? []]
  const isCrowded = incoming.length + outgoing.length > CROWDED
  brush.lineWidth = isCrowded ? 1 : 1.5
  brush.globalAlpha = isCrowded ? 0.45 : 0.9
  drawLinks(brush, incoming, { placed, chosen, view, colour: colours.incoming })
  brush.setLineDash(DASHES)
  drawLinks(brush, outgoing, { placed, chosen, view, colour: colours.outgoing })
  brush.setLineDash([])
  brush.globalAlpha = 1
  for (const at of incoming)
    mark(brush, placed[at], { view, colour: colours.incoming, shape: addCircle, colours })
  for (const at of outgoing)
    mark(brush, placed[at], { view, colour: colours.outgoing, shape: addDiamond, colours })
  mark(brush, chosen, { view, colour: colours.text, shape: addCircle, colours })
}

/** Draws a ring around the node under the pointer, or the one that the keyboard has reached. */
export function drawRing(brush: Brush, node: PlacedNode | undefined, view: GraphView, colour: string): void {
  if (node === undefined) return
  brush.lineWidth = 2
  brush.strokeStyle = colour
  brush.beginPath()
  addCircle(brush, node, view, 4)
  brush.stroke()
}

export function drawLabels(brush: Brush, labels: readonly Label[], { text, back }: GraphColours): void {
  brush.font = LABEL_FONT
  brush.textBaseline = 'middle'
  brush.lineJoin = 'round'
  brush.lineWidth = LABEL_HEIGHT / 4
  brush.strokeStyle = back
  brush.fillStyle = text
  for (const label of labels) {
    brush.textAlign = label.isBefore ? 'right' : 'left'
    brush.strokeText(label.text, label.x, label.y)
    brush.fillText(label.text, label.x, label.y)
  }
}

interface Lines {
  placed: readonly PlacedNode[]
  chosen: PlacedNode | undefined
  view: GraphView
  colour: string
}

function drawLinks(brush: Brush, others: readonly number[], { placed, chosen, view, colour }: Lines): void {
  brush.strokeStyle = colour
  brush.beginPath()
  for (const at of others) trace(brush, chosen, placed[at], view)
  brush.stroke()
}

function trace(
  brush: Brush,
  from: PlacedNode | undefined,
  to: PlacedNode | undefined,
  view: GraphView,
): void {
  if (from === undefined || to === undefined) return
  const { scale, x, y } = view
  const length = Math.hypot(from.x - to.x, from.y - to.y) / (2 * RING_RADIUS)
  const bent = ((1 - BEND.near - BEND.far * length) / 2) * scale
  brush.moveTo(from.x * scale + x, from.y * scale + y)
  brush.quadraticCurveTo(
    (from.x + to.x) * bent + x,
    (from.y + to.y) * bent + y,
    to.x * scale + x,
    to.y * scale + y,
  )
}

interface Mark {
  view: GraphView
  colour: string
  shape: typeof addCircle
  colours: GraphColours
}

function mark(brush: Brush, node: PlacedNode | undefined, { view, colour, shape, colours }: Mark): void {
  if (node === undefined) return
  brush.fillStyle = colour
  brush.strokeStyle = colours.back
  brush.lineWidth = 1
  brush.beginPath()
  shape(brush, node, view, 1.5)
  brush.fill()
  brush.stroke()
}

function addCircle(brush: Brush, node: PlacedNode, view: GraphView, more = 0): void {
  const { x, y, radius: own } = showNode(node, view)
  const radius = own + more
  brush.moveTo(x + radius, y)
  brush.arc(x, y, radius, 0, 2 * Math.PI)
}

function addDiamond(brush: Brush, node: PlacedNode, view: GraphView, more = 0): void {
  const { x, y, radius: own } = showNode(node, view)
  const radius = own * 1.25 + more
  brush.moveTo(x, y - radius)
  brush.lineTo(x + radius, y)
  brush.lineTo(x, y + radius)
  brush.lineTo(x - radius, y)
  brush.closePath()
}
