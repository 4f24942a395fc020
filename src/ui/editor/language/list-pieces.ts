import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { takesNext } from './block-gaps.ts'
import type { OpenedText } from './open-text.ts'
import { readTextStyle, type TextStyle } from './text-style.ts'
import { writeBlock } from './write-block.ts'

/** A block that is written. */
export interface Piece {
  node: ProseNode
  text: string
  /** The place of the block, or of the block that it has replaced, among the opened blocks; null for a new one. */
  place: number | null
  /** Whether its text is its source. */
  isKept: boolean
}

/** How far a block is looked for among those that an edit has replaced: undo brings it back as a new node. */
const MOST_LOOKED_AT = 50

/** The top-level blocks of a document, each with its source, or written again after an edit. */
export function listPieces(opened: OpenedText, doc: ProseNode): Piece[] {
  const places = findPlaces(opened, doc)
  const pieces = doc.children.map((node, index) => toPiece(opened, node, places[index] ?? null))
  const shown = pieces.filter(({ text }) => text !== '')
  for (const [index, piece] of shown.entries()) {
    const next = shown[index + 1]
    if (next === undefined || wereNeighbours(piece, next)) continue
    if (piece.isKept && takesNext(piece, next)) rewrite(opened, piece)
  }
  return pieces
}

/** Whether two blocks stand as they stood in the opened text. */
export function wereNeighbours(left: Piece, right: Piece): boolean {
  return left.isKept && right.isKept && right.place === (left.place ?? Number.NaN) + 1
}

/** Writes a piece again: its source would be read differently where it stands now. */
export function rewrite(opened: OpenedText, piece: Piece, style: Partial<TextStyle> = {}): void {
  piece.text = write(opened, piece.node, { ...styleAt(opened, piece.place), ...style })
  piece.isKept = false
}

function toPiece(opened: OpenedText, node: ProseNode, place: number | null): Piece {
  const block = place === null ? undefined : opened.blocks[place]
  if (block !== undefined && opened.places.get(node) === place)
    return { node, text: block.source, place, isKept: true }
  const known = opened.written.get(node)
  const text = known ?? write(opened, node, styleAt(opened, place))
  if (known === undefined) opened.written.set(node, text)
  return { node, text, place, isKept: false }
}

function write({ language, lineEnd }: OpenedText, node: ProseNode, style: TextStyle): string {
  const text = writeBlock(language, node, style)
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd)
}

/** The style of the block that is replaced, or else of the text. */
function styleAt({ blocks, style }: OpenedText, place: number | null): TextStyle {
  const block = place === null ? undefined : blocks[place]
  return block === undefined ? style : readTextStyle(block.source, style)
}

/** The place of each block. A run of edited blocks has the places of as many blocks that are no longer there. */
function findPlaces(opened: OpenedText, doc: ProseNode): (number | null)[] {
  const places: (number | null)[] = doc.children.map((node) => opened.places.get(node) ?? null)
  forEachRun(opened, places, (run) => findAgain(opened, doc, places, run))
  forEachRun(opened, places, ({ from, to, first, end }) => {
    if (to - from !== end - first) return
    for (let index = from; index < to; index += 1) places[index] = first + index - from
  })
  return places
}

interface Run {
  /** The run's first index in the document, and the index behind it. */
  from: number
  to: number
  /** The same for the places between those of its neighbours. */
  first: number
  end: number
}

function forEachRun(opened: OpenedText, places: readonly (number | null)[], act: (run: Run) => void): void {
  let from = 0
  while (from < places.length) {
    let to = from
    while (to < places.length && places[to] === null) to += 1
    if (to > from)
      act({ from, to, first: (places[from - 1] ?? -1) + 1, end: places[to] ?? opened.blocks.length })
    from = to + 1
  }
}

/** Recognises blocks that undo or a second opening has made again. */
function findAgain(opened: OpenedText, doc: ProseNode, places: (number | null)[], run: Run): void {
  let next = run.first
  for (let index = run.from; index < run.to; index += 1) {
    const node = doc.child(index)
    const end = Math.min(run.end, next + MOST_LOOKED_AT)
    for (let place = next; place < end; place += 1) {
      if (opened.blocks[place]?.node.eq(node) !== true) continue
      opened.places.set(node, place)
      places[index] = place
      next = place + 1
      break
    }
  }
}
