import { splitSentences } from '../../text/index.ts'
import { type MarkdownNode, readTree, textOf, type Placed } from '../tree/read-tree.ts'
import { readVisible, type VisibleText } from './visible-text.ts'

/** A sentence of a markdown text with the markup and the citations that belong to it. */
export interface Statement {
  /** What readers see. */
  text: string
  /** With its citations and the gap after it, in UTF-16 code units of the markdown. */
  start: number
  end: number
  /** Without them. */
  textStart: number
  textEnd: number
  /** Cards of its citations; in a table those of the row, too. */
  cardIds: string[]
}

/** A paragraph, heading or cell. */
export interface Passage {
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'head cell'
  placed: Placed
  visible: VisibleText
  statements: Statement[]
  /** Text of the heading of level 2 above it; null above the first. */
  section: string | null
  /** How many items, rows or headings follow that it may count. */
  counts: ReadonlySet<number>
  /** Whether it stands in a quote with the name of a speaker. */
  isSaid: boolean
}

/** The paragraphs, headings and cells of a text with their sentences, in their order. */
export function readPassages(markdown: string, language: string): Passage[] {
  const tree = readTree(markdown)
  const rows = new Map<MarkdownNode | undefined, string[]>()
  const listIds = ({ parents: [row] }: Placed) => {
    const ids = rows.get(row) ?? listRowIds(row, markdown)
    rows.set(row, ids)
    return ids
  }
  let section: string | null = null
  return tree.flatMap((placed) => {
    const kind = findKind(placed)
    if (kind === null) return []
    const { node } = placed
    if (node.type === 'heading' && node.depth === 2) section = textOf(node)
    const visible = readVisible(node, markdown)
    const rowIds = kind === 'cell' ? listIds(placed) : []
    return [
      {
        kind,
        placed,
        visible,
        statements: splitStatements(visible, { language, placed, rowIds }),
        section,
        counts: countFollowing(placed),
        isSaid: isSaid(placed),
      },
    ]
  })
}

function findKind({ node, parents: [parent, table] }: Placed): Passage['kind'] | null {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'tableCell')
    return table?.type === 'table' && table.children[0] === parent ? 'head cell' : 'cell'
  if (node.type !== 'paragraph') return null
  return parent?.type === 'listItem' ? 'item' : 'paragraph'
}

interface Split {
  language: string
  placed: Placed
  rowIds: readonly string[]
}

function splitStatements(visible: VisibleText, { language, placed, rowIds }: Split): Statement[] {
  const { node } = placed
  const first = 'children' in node ? node.children[0]?.position?.start.offset : undefined
  const last = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
  const sentences = splitSentences(visible.text, language).map(({ text, start, end }) => ({
    text: text.replaceAll(/\s+/g, ' '),
    textStart: visible.starts[start] ?? placed.start,
    textEnd: visible.ends[end - 1] ?? placed.end,
  }))
  return sentences.map((sentence, at) => {
    const next = sentences[at + 1]
    const start = at === 0 ? (first ?? placed.start) : findSeam(visible, sentences[at - 1], sentence)
    const end = next === undefined ? (last ?? placed.end) : findSeam(visible, sentence, next)
    const own = visible.citations.filter((citation) => citation.start >= start && citation.start < end)
    return { ...sentence, start, end, cardIds: [...own.flatMap(({ cardId }) => cardId ?? []), ...rowIds] }
  })
}

interface Ended {
  textStart: number
  textEnd: number
}

/** Where a sentence begins with the markup that opens right before it. */
function findSeam({ wrappers }: VisibleText, before: Ended | undefined, { textStart }: Ended): number {
  const from = before?.textEnd ?? 0
  const opening = wrappers.filter(({ start, end }) => start >= from && start <= textStart && end > textStart)
  return Math.min(textStart, ...opening.map(({ start }) => start))
}

function listRowIds(row: MarkdownNode | undefined, markdown: string): string[] {
  if (row === undefined || !('children' in row)) return []
  return row.children.flatMap((cell) =>
    readVisible(cell, markdown).citations.flatMap(({ cardId }) => cardId ?? []),
  )
}

/** Items of the list after a paragraph; lists, rows and headings below a heading. */
function countFollowing({ node, parents: [parent] }: Placed): ReadonlySet<number> {
  if (node.type === 'tableCell') return NO_COUNTS
  const siblings: readonly MarkdownNode[] =
    parent !== undefined && 'children' in parent ? parent.children : []
  const rest = siblings.slice(siblings.findIndex((sibling) => sibling === node) + 1)
  if (node.type !== 'heading') return new Set(rest.slice(0, 1).flatMap(countParts))
  const end = rest.findIndex((sibling) => sibling.type === 'heading' && sibling.depth <= node.depth)
  const below = end === -1 ? rest : rest.slice(0, end)
  const headings = below.filter((sibling) => sibling.type === 'heading' && sibling.depth === node.depth + 1)
  return new Set([...below.flatMap(countParts), headings.length])
}

const NO_COUNTS: ReadonlySet<number> = new Set()

function countParts(node: MarkdownNode): number[] {
  if (node.type === 'list') return [node.children.length]
  return node.type === 'table' ? [node.children.length - 1] : []
}

const SPEAKER = /^\s*(?:[—–―]|--)\s*\p{L}|[—–―] ?\p{Lu}[^—–―.!?]{1,80}$/u

function isSaid({ parents }: Placed): boolean {
  const quote = parents.find(({ type }) => type === 'blockquote')
  if (quote === undefined || !('children' in quote)) return false
  return SPEAKER.test(quote.children.map(textOf).join('\n').split('\n').at(-1) ?? '')
}
