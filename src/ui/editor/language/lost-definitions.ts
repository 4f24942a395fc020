import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import type { Piece } from './list-pieces.ts'
import { textOf } from './markdown-node.ts'
import type { OpenedText } from './open-text.ts'

const DEFINITION = /^\[([^\]^][^\]]*)\]:/

/** Definitions that were deleted although links of the document need them: without them the links would become text. */
export function listLostDefinitions(opened: OpenedText, doc: ProseNode, pieces: readonly Piece[]): Piece[] {
  const kept = new Set(pieces.map(({ node }) => nameOf(node)))
  const lost = opened.blocks.filter(({ node }) => nameOf(node) !== null && !kept.has(nameOf(node)))
  if (lost.length === 0) return []
  const needed = listReferences(doc)
  return lost
    .filter(({ node }) => needed.has(nameOf(node)))
    .map(({ node, source }) => ({ node, text: source, place: null, isKept: true }))
}

/** What a definition defines; null for other blocks. */
function nameOf(node: ProseNode): string | null {
  if (node.type.name !== 'raw_block') return null
  return DEFINITION.exec(textOf(node.attrs['value']))?.[1]?.toLowerCase() ?? null
}

function listReferences(doc: ProseNode): Set<string | null> {
  const names = new Set<string | null>()
  doc.descendants((node) => {
    for (const { attrs } of [node, ...node.marks]) {
      const reference = textOf(attrs['reference'])
      if (reference !== '') names.add(reference.slice(reference.indexOf(' ') + 1).toLowerCase())
    }
  })
  return names
}
