/** A node of a graph. */
export interface GraphNode {
  id: number
  label: string
  /** Nodes of the same group stand together, in the order in which they are given. */
  group: string
  /** The larger, the larger the node is drawn. */
  weight: number
}

/** From and to, as places in the list of nodes. */
export type GraphLink = readonly [from: number, to: number]

/** A node's place around the middle at 0, 0: the unit is a pixel while the view is not zoomed. */
export interface PlacedNode {
  /** Where links end, on the ring. */
  x: number
  y: number
  radius: number
  /** In radians, clockwise from the right. */
  angle: number
}

export const RING_RADIUS = 300

const TOP = -Math.PI / 2
const SMALLEST = { least: 1.2, most: 6 }
const LARGEST = 14
/** How much of the ring nodes may cover together, and how much of their growth is always left. */
const MOST_COVERED = 2
const LEAST_GROWTH = 0.08
/** The gap between two groups, as a share of a full circle, and of all such gaps together. */
const GAP = { each: 0.012, all: 0.12 }

/** Places nodes on a ring, clockwise from the top: group after group, each node with room by its size. */
export function layOutRing(nodes: readonly GraphNode[]): PlacedNode[] {
  const radii = nodeRadii(nodes)
  const order = sortByGroup(nodes)
  const groups = new Set(nodes.map(({ group }) => group)).size
  const gap = groups < 2 ? 0 : Math.min(GAP.each, GAP.all / groups) * 2 * Math.PI
  const room = radii.reduce((sum, radius) => sum + roomOf(radius), 0)
  const perUnit = (2 * Math.PI - gap * (groups < 2 ? 0 : groups)) / Math.max(room, 1)
  const placed: PlacedNode[] = Array.from({ length: nodes.length })
  let angle = TOP
  let before: string | null = null
  for (const at of order) {
    const { group } = nodes[at] ?? { group: '' }
    const radius = radii[at] ?? SMALLEST.least
    if (before !== null && before !== group) angle += gap
    before = group
    angle += (roomOf(radius) / 2) * perUnit
    placed[at] = placeAt(angle, radius)
    angle += (roomOf(radius) / 2) * perUnit
  }
  return placed
}

/** The places of nodes in the list, in their order around the ring. */
export function sortByGroup(nodes: readonly GraphNode[]): number[] {
  const groups = new Map<string, number[]>()
  for (const [at, { group }] of nodes.entries()) {
    const members = groups.get(group)
    if (members) members.push(at)
    else groups.set(group, [at])
  }
  return [...groups.keys()].toSorted().flatMap((group) => groups.get(group) ?? [])
}

/** The area of a node grows with its weight, as far as the ring has room for all of them. */
function nodeRadii(nodes: readonly GraphNode[]): number[] {
  const share = (Math.PI * RING_RADIUS * 0.6) / Math.max(nodes.length, 1)
  const smallest = Math.min(SMALLEST.most, Math.max(SMALLEST.least, share))
  const heaviest = nodes.reduce((most, { weight }) => Math.max(most, weight), 1)
  const more = nodes.map(({ weight }) => (LARGEST - smallest) * Math.sqrt(weight / heaviest))
  const wanted = more.reduce((sum, radius) => sum + radius, 0)
  const free = Math.max(0, Math.PI * RING_RADIUS * MOST_COVERED - nodes.length * smallest)
  const growth = wanted <= free ? 1 : Math.max(LEAST_GROWTH, free / wanted)
  return more.map((radius) => smallest + radius * growth)
}

function roomOf(radius: number): number {
  return radius + 0.5
}

function placeAt(angle: number, radius: number): PlacedNode {
  return { x: RING_RADIUS * Math.cos(angle), y: RING_RADIUS * Math.sin(angle), radius, angle }
}

/** The middle of a node whose radius is drawn by this factor: outside the ring, so that a large node covers no small one. */
export function middleOf({ x, y, radius }: PlacedNode, factor: number): { x: number; y: number } {
  const by = 1 + (radius * factor) / RING_RADIUS
  return { x: x * by, y: y * by }
}
