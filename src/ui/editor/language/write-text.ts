import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { canTouch, isSameList, markerOf, wouldJoin } from './block-gaps.ts'
import { closePieces, listPieces, rewrite, wereNeighbours, type Piece } from './list-pieces.ts'
import { listLostDefinitions } from './lost-definitions.ts'
import type { OpenedText } from './open-text.ts'

interface WrittenText {
  text: string
  /** Where in the text each of the document's top-level blocks starts. */
  starts: number[]
}

/** The document as markdown. Blocks without an edit keep their source, and the spaces between them. */
export function writeText(opened: OpenedText, doc: ProseNode): WrittenText {
  const starts: number[] = []
  let text = opened.frontMatter
  let last: Piece | null = null
  const pieces = listPieces(opened, doc)
  pieces.push(...listLostDefinitions(opened, doc, pieces))
  closePieces(opened, pieces)
  for (const piece of pieces) {
    if (piece.text !== '') {
      if (last === null) avoidFrontMatter(opened, piece)
      else if (!wereNeighbours(last, piece)) separate(opened, last, piece)
      text += last === null ? leadOf(opened, piece) : gapBetween(opened, last, piece)
      last = piece
    }
    starts.push(text.length)
    text += piece.text
  }
  return { text: last === null ? text : text + tailOf(opened), starts }
}

/** A line across the page at the start of a text could be read as the start of front matter. */
function avoidFrontMatter(opened: OpenedText, first: Piece): void {
  const isNew = !first.isKept || first.place !== 0
  if (isNew && opened.frontMatter === '' && first.text.startsWith('---'))
    rewrite(opened, first, { rule: '*' })
}

/** Writes a block again if it would be read as a part of the block above it. */
function separate(opened: OpenedText, left: Piece, right: Piece): void {
  if (wouldJoin(left, right)) rewrite(opened, right)
  if (!isSameList(left, right)) return
  const marker = markerOf(left)
  rewrite(opened, right, {
    bullet: marker === '-' ? '*' : '-',
    bulletOther: '+',
    bulletOrdered: marker === '.' ? ')' : '.',
  })
}

function gapBetween({ blocks, lineEnd }: OpenedText, left: Piece, right: Piece): string {
  const blankLine = lineEnd + lineEnd
  if (left.place === null || right.place !== left.place + 1) return blankLine
  const gap = blocks[left.place]?.gap ?? blankLine
  if (wereNeighbours(left, right)) return gap
  const lines = gap.split('\n').length - 1
  const isSafe = lines > 1 || (lines === 1 && canTouch(left, right))
  // Spaces at the end belong to the block that was there.
  return isSafe ? gap.slice(0, gap.lastIndexOf('\n') + 1) : blankLine
}

function leadOf({ lead, blocks, frontMatter, lineEnd }: OpenedText, first: Piece): string {
  const lineBefore =
    frontMatter === '' || frontMatter === '\uFEFF' || frontMatter.endsWith('\n') ? '' : lineEnd
  if (blocks.length === 0) return lineBefore
  return lineBefore + (first.isKept && first.place === 0 ? lead : lead.slice(0, lead.lastIndexOf('\n') + 1))
}

function tailOf({ lead, blocks, lineEnd }: OpenedText): string {
  const last = blocks.at(-1)
  if (last !== undefined) return last.gap
  return lead.includes('\n') ? lineEnd : ''
}
