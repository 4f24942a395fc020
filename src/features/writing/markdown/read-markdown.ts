import type { Block } from './block.ts'
import { findUrlsInHtml } from './find-urls.ts'
import { remember } from '../text/index.ts'
import { isTooComplex } from './is-too-complex.ts'
import { isParent, parseMarkdown, type MarkdownNode } from './parse-markdown.ts'
import { readPlain } from './read-plain.ts'
import { splitChunks } from './split-chunks.ts'
import { readInline, type Definitions } from './read-inline.ts'

/** What readers see of a markdown text, block by block. */
export function readMarkdown(markdown: string): Block[] {
  if (isTooComplex(markdown)) return readPlain(markdown)
  const blocks: Block[] = []
  let offset = 0
  let section = -1
  for (const chunk of splitChunks(markdown)) {
    const read = readChunk(chunk)
    for (const block of read) blocks.push(moveBlock(block, { offset, section }))
    offset += chunk.length
    section += read.filter(({ kind, level }) => kind === 'heading' && level === 2).length
  }
  return blocks
}

/** Sections of a few articles. */
const MOST_CHUNKS = 100

const readChunk = remember(MOST_CHUNKS, (markdown): Block[] => {
  const root = parseMarkdown(markdown)
  const reader: Reader = { markdown, definitions: listDefinitions(root), section: -1, blocks: [] }
  readBlocks(reader, root, { kind: 'paragraph', start: null })
  return reader.blocks
})

function moveBlock(block: Block, { offset, section }: { offset: number; section: number }): Block {
  const move = ({ start, end }: { start: number; end: number }) => ({
    start: start + offset,
    end: end + offset,
  })
  return {
    ...block,
    ...move(block),
    section: section + 1 + block.section,
    links: block.links.map((link) => ({ ...link, ...move(link) })),
    runs: block.runs.map((run) => ({ ...run, at: run.at + offset })),
  }
}

interface Reader {
  markdown: string
  definitions: Definitions
  section: number
  blocks: Block[]
}

interface Around {
  kind: 'paragraph' | 'item' | 'quote'
  /** Where the mark of an item stands whose first block comes now. */
  start: number | null
}

function readBlocks(reader: Reader, node: MarkdownNode, around: Around): void {
  switch (node.type) {
    case 'heading':
      if (node.depth === 2) reader.section += 1
      return addInline(reader, node, { kind: 'heading', level: node.depth })
    case 'paragraph':
      return addInline(reader, node, { kind: around.kind, start: around.start })
    case 'tableCell':
      return addInline(reader, node, { kind: 'cell' })
    case 'code':
      return add(reader, node, { kind: 'code', text: node.value })
    case 'html':
      return add(reader, node, {
        kind: 'html',
        text: stripTags(node.value),
        links: findUrlsInHtml(node.value, placeOf(node).start),
      })
    case 'blockquote':
      return node.children.forEach((child) => readBlocks(reader, child, { kind: 'quote', start: null }))
    case 'listItem':
      return node.children.forEach((child, index) =>
        readBlocks(reader, child, { kind: 'item', start: index === 0 ? placeOf(node).start : null }),
      )
    default:
      if (isParent(node))
        for (const child of node.children) readBlocks(reader, child, { ...around, start: null })
  }
}

interface Wanted {
  kind: Block['kind']
  level?: number
  start?: number | null
}

function addInline(
  reader: Reader,
  node: MarkdownNode & { children: MarkdownNode[] },
  { start, ...wanted }: Wanted,
): void {
  const inline = readInline(node.children, reader)
  add(reader, node, { ...wanted, ...inline, ...(typeof start === 'number' && { start }) })
}

function add(
  reader: Reader,
  node: MarkdownNode,
  found: Partial<Block> & { kind: Block['kind']; text: string },
): void {
  reader.blocks.push({ level: 0, links: [], runs: [], ...placeOf(node), ...found, section: reader.section })
}

function placeOf({ position }: MarkdownNode): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

function stripTags(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, '').trim()
}

function listDefinitions(root: MarkdownNode): Definitions {
  const definitions: Definitions = new Map()
  const visit = (node: MarkdownNode) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, { url: node.url, title: node.title ?? null })
    else if (isParent(node)) for (const child of node.children) visit(child)
  }
  visit(root)
  return definitions
}
