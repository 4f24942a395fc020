import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { ParserState, type MarkdownNode } from '@milkdown/kit/transformer'
import { cutParts } from '../../markdown/cut-parts.ts'
import { isClosed } from './block-gaps.ts'
import type { MarkdownLanguage } from './markdown-language.ts'
import { isMarkdownNode, plainText } from './markdown-node.ts'
import { prepareTree } from './prepare-tree.ts'

const PARTED = new Set(['list', 'table'])
/** HTML that an empty line does not end. */
const HTML_ACROSS_LINES = /^<(?:!--|\?|!\[|script|pre|style|textarea)/i

/** A top-level block of a text: its node, and where its source is. */
export interface Block {
  node: ProseNode
  start: number
  end: number
  /** The same for the rows of a table and the items of a list. */
  children: readonly Block[]
}

/** Reads markdown into one node for each of its top-level blocks. */
export function readBlocks(language: MarkdownLanguage, text: string): Block[] {
  const blocks: Block[] = []
  const parts = cutParts(text)
  let start = 0
  for (let index = 0; index < parts.length; index += 1) {
    let part = parts[index] ?? ''
    let read = readPart(language, part)
    // A block that goes on behind the cut is read together with the next part.
    while (index + 1 < parts.length && mayGoOn(part, read.at(-1))) {
      index += 1
      part += parts[index] ?? ''
      read = readPart(language, part)
    }
    blocks.push(...read.map((block) => shift(block, start)))
    start += part.length
  }
  return blocks
}

function mayGoOn(part: string, last: Block | undefined): boolean {
  if (last === undefined) return false
  const source = part.slice(last.start, last.end)
  const isOpenHtml = last.node.type.name === 'raw_block' && HTML_ACROSS_LINES.test(source)
  return isOpenHtml || !isClosed({ node: last.node, text: source })
}

function readPart(language: MarkdownLanguage, text: string): Block[] {
  const parsed = language.remark.parse(text)
  if (!isMarkdownNode(parsed)) return []
  prepareTree(parsed, text)
  const tree = language.remark.runSync(parsed, text)
  if (!isMarkdownNode(tree)) return []
  return (tree.children ?? []).map((child) => {
    const { start, end } = rangeOf(child)
    const node = readBlock(language, child) ?? keepSource(language, text.slice(start, end))
    return { node, start, end, children: PARTED.has(child.type) ? listParts(node, child) : [] }
  })
}

/** The rows of a table and the items of a list. */
function listParts(node: ProseNode, { children = [] }: MarkdownNode): Block[] {
  if (children.length !== node.childCount) return []
  return children.map((child, index) => ({ node: node.child(index), ...rangeOf(child), children: [] }))
}

function rangeOf({ position }: MarkdownNode): { start: number; end: number } {
  const start = position?.start.offset ?? 0
  return { start, end: position?.end.offset ?? start }
}

function shift(block: Block, by: number): Block {
  const children = block.children.map((child) => shift(child, by))
  return { ...block, start: block.start + by, end: block.end + by, children }
}

/** The node of a block, or null if the editor cannot hold it. */
function readBlock({ schema }: MarkdownLanguage, block: MarkdownNode): ProseNode | null {
  try {
    const doc = new ParserState(schema).openNode(schema.topNodeType).next(block).toDoc()
    const node = doc.childCount === 1 ? doc.firstChild : null
    // Milkdown fills the place of a block that it drops with an empty paragraph.
    const isDropped = node?.type.name === 'paragraph' && node.content.size === 0 && plainText(block) !== ''
    return isDropped ? null : node
  } catch {
    return null
  }
}

function keepSource({ schema }: MarkdownLanguage, source: string): ProseNode {
  return schema.node('raw_block', { value: source.replaceAll('\r\n', '\n') })
}
