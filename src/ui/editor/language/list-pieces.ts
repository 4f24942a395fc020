import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { takesNext } from './block-gaps.ts'
import { findPlaces, type SourceBlock } from './find-places.ts'
import type { MarkdownLanguage } from './markdown-language.ts'
import type { OpenedText } from './open-text.ts'
import { readTextStyle, type TextStyle } from './text-style.ts'
import { writeBlock } from './write-block.ts'
import { writeList } from './write-list.ts'
import { writeTable } from './write-table.ts'

/** A block that is written. */
export interface Piece {
  node: ProseNode
  text: string
  /** The place of the block, or of the block that it has replaced, among the opened blocks; null for a new one. */
  place: number | null
  /** Whether its text is its source. */
  isKept: boolean
}

/** The top-level blocks of a document, each with its source, or written again after an edit. */
export function listPieces(opened: OpenedText, doc: ProseNode): Piece[] {
  const places = findPlaces(opened, doc.children)
  return doc.children.map((node, index) => toPiece(opened, node, places[index] ?? null))
}

/** Writes blocks again whose source would take in a block that was not there. */
export function closePieces(opened: OpenedText, pieces: readonly Piece[]): void {
  const shown = pieces.filter(({ text }) => text !== '')
  for (const [index, piece] of shown.entries()) {
    const next = shown[index + 1]
    if (next === undefined || wereNeighbours(piece, next)) continue
    if (piece.isKept && takesNext(piece, next)) rewrite(opened, piece)
  }
}

/** Whether two blocks stand as they stood in the opened text. */
export function wereNeighbours(left: Piece, right: Piece): boolean {
  return left.isKept && right.isKept && right.place === (left.place ?? Number.NaN) + 1
}

/** Writes a piece again: its source would be read differently where it stands now. */
export function rewrite(opened: OpenedText, piece: Piece, style: Partial<TextStyle> = {}): void {
  piece.text = write(opened, piece.node, { place: piece.place, style })
  piece.isKept = false
}

function toPiece(opened: OpenedText, node: ProseNode, place: number | null): Piece {
  const block = place === null ? undefined : opened.blocks[place]
  if (block !== undefined && opened.places.get(node) === place)
    return { node, text: block.source, place, isKept: true }
  const known = opened.written.get(node)
  const text = known ?? write(opened, node, { place })
  if (known === undefined) opened.written.set(node, text)
  return { node, text, place, isKept: false }
}

/** An edited block as markdown. The items of a list and the rows of a table that are as before keep their source. */
function write(opened: OpenedText, node: ProseNode, { place, style }: WriteOptions): string {
  const { language, lineEnd, blocks } = opened
  const before = place === null ? undefined : blocks[place]
  const own = before === undefined ? opened.style : readTextStyle(before.source, opened.style)
  const parts = before && style === undefined ? { before: withLineFeeds(before), style: own } : null
  const text =
    (parts && writeParts(language, node, parts)) ?? writeBlock(language, node, { ...own, ...style })
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd)
}

interface WriteOptions {
  place: number | null
  /** What is written otherwise than in the rest of the text; then nothing of the block keeps its source. */
  style?: Partial<TextStyle>
}

function writeParts(
  language: MarkdownLanguage,
  node: ProseNode,
  { before, style }: { before: SourceBlock; style: TextStyle },
): string | null {
  if (node.type.name === 'table') return writeTable(language, node, { before, style })
  return node.type.name.endsWith('_list') ? writeList(language, node, { before, style }) : null
}

function withLineFeeds(block: SourceBlock): SourceBlock {
  const { source, gap, children } = block
  const parts = children.map(withLineFeeds)
  return {
    ...block,
    source: source.replaceAll('\r\n', '\n'),
    gap: gap.replaceAll('\r\n', '\n'),
    children: parts,
  }
}
