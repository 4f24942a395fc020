import { readTree, textOf, type MarkdownNode } from '../tree/read-tree.ts'

export type Part =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'line'; text: string; links: PartLink[] }
  /** An item of a list, 0 for the outermost lists. */
  | { kind: 'item'; depth: number; text: string; links: PartLink[] }

interface PartLink {
  url: string
  text: string
  /** Whether the text says nothing but the URL. */
  isBare: boolean
}

/** Headings, paragraphs and items of a markdown text, in their order. */
export function readParts(markdown: string): Part[] {
  return readTree(markdown, 'brief').flatMap(({ node, parents }): Part[] => {
    if (node.type === 'heading') return [{ kind: 'heading', level: node.depth, text: textOf(node) }]
    if (node.type === 'listItem') {
      const own = node.children.filter(({ type }) => type !== 'list')
      const depth = parents.filter(({ type }) => type === 'listItem').length
      return [{ kind: 'item', depth, text: own.map(textOf).join('\n'), links: own.flatMap(listLinks) }]
    }
    const isOfItem = parents.some(({ type }) => type === 'listItem')
    if (node.type === 'tableRow') {
      const cells = node.children.map(textOf).filter((cell) => cell.trim() !== '')
      return [{ kind: 'line', text: cells.join(' – '), links: listLinks(node) }]
    }
    if (node.type !== 'paragraph' || isOfItem) return []
    return [{ kind: 'line', text: textOf(node), links: listLinks(node) }]
  })
}

function listLinks(node: MarkdownNode): PartLink[] {
  if (node.type === 'link') {
    const text = textOf(node)
    const { start, end } = node.position ?? {}
    // Without [ and ](, or only with < and >.
    const isBare = (end?.offset ?? 0) - (start?.offset ?? 0) <= text.length + 2
    return [{ url: node.url, text, isBare }]
  }
  return 'children' in node ? node.children.flatMap(listLinks) : []
}
