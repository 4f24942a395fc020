import type { Node as ProseNode } from '@milkdown/kit/prose/model'

/** The source of a block, a row or an item, with what stands between it and the next one. */
export interface SourceBlock {
  node: ProseNode
  source: string
  gap: string
  /** The same for the rows of a table and the items of a list. */
  children: readonly SourceBlock[]
}

/** Blocks as they were read, and where each of their nodes is among them. */
export interface Sources {
  blocks: readonly SourceBlock[]
  places: WeakMap<ProseNode, number>
}

/** How far a block is looked for among those that an edit has replaced: undo brings it back as a new node. */
const MOST_LOOKED_AT = 50

export function makeSources(blocks: readonly SourceBlock[]): Sources {
  return { blocks, places: new WeakMap(blocks.map(({ node }, place) => [node, place])) }
}

/** The place of each node. A run of edited nodes has the places of as many that are no longer there. */
export function findPlaces(sources: Sources, nodes: readonly ProseNode[]): (number | null)[] {
  const places: (number | null)[] = nodes.map((node) => sources.places.get(node) ?? null)
  forEachRun(sources, places, (run) => findAgain(sources, nodes, places, run))
  forEachRun(sources, places, ({ from, to, first, end }) => {
    if (to - from !== end - first) return
    for (let index = from; index < to; index += 1) places[index] = first + index - from
  })
  return places
}

interface Run {
  /** The run's first index, and the index behind it. */
  from: number
  to: number
  /** The same for the places between those of its neighbours. */
  first: number
  end: number
}

function forEachRun({ blocks }: Sources, places: readonly (number | null)[], act: (run: Run) => void): void {
  let from = 0
  while (from < places.length) {
    let to = from
    while (to < places.length && places[to] === null) to += 1
    if (to > from) act({ from, to, first: (places[from - 1] ?? -1) + 1, end: places[to] ?? blocks.length })
    from = to + 1
  }
}

/** Recognises nodes that undo or a second opening has made again. */
function findAgain(sources: Sources, nodes: readonly ProseNode[], places: (number | null)[], run: Run): void {
  let next = run.first
  for (let index = run.from; index < run.to; index += 1) {
    const node = nodes[index]
    const end = Math.min(run.end, next + MOST_LOOKED_AT)
    const place = node === undefined ? -1 : findEqual(sources.blocks, node, { from: next, end })
    if (node === undefined || place < 0) continue
    sources.places.set(node, place)
    places[index] = place
    next = place + 1
  }
}

function findEqual(
  blocks: readonly SourceBlock[],
  node: ProseNode,
  { from, end }: { from: number; end: number },
): number {
  for (let place = from; place < end; place += 1) if (blocks[place]?.node.eq(node) === true) return place
  return -1
}
