import type { MarkdownNode } from '@milkdown/kit/transformer'
import { textOf, visitNodes } from './markdown-node.ts'

/** Nodes that contain blocks. */
const CONTAINERS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Changes what remark has read so that the editor's nodes can hold all of it. */
export function prepareTree(tree: MarkdownNode, source: string): void {
  const definitions = listDefinitions(tree)
  visitNodes(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') resolveReference(node, definitions)
    if (node.type === 'code') node['value'] = withLineFeeds(textOf(node['value']))
    if (node.type === 'table') fillRows(node)
    if (!CONTAINERS.has(node.type)) return
    for (const child of node.children ?? []) keepRaw(child, source)
  })
}

function listDefinitions(tree: MarkdownNode): Map<string, MarkdownNode> {
  const definitions = new Map<string, MarkdownNode>()
  visitNodes(tree, (node) => {
    const name = textOf(node['identifier'])
    if (node.type === 'definition' && !definitions.has(name)) definitions.set(name, node)
  })
  return definitions
}

/** Makes a reference a link or an image that knows its reference. */
function resolveReference(node: MarkdownNode, definitions: ReadonlyMap<string, MarkdownNode>): void {
  const definition = definitions.get(textOf(node['identifier']))
  node.type = node.type === 'linkReference' ? 'link' : 'image'
  node['url'] = textOf(definition?.['url'])
  node['title'] = definition?.['title'] ?? null
  node['reference'] = `${textOf(node['referenceType'])} ${textOf(node['label'])}`
}

/** A block that the editor shows as its source. */
function keepRaw(node: MarkdownNode, source: string): void {
  if (node.type === 'html') node['value'] = withLineFeeds(textOf(node['value']))
  else if (node.type === 'definition') node['value'] = withLineFeeds(sourceOf(node, source))
  else return
  node.type = 'rawBlock'
}

/** Gives each row as many cells as the header has: the editor needs all of them. */
function fillRows(table: MarkdownNode): void {
  const rows = table.children ?? []
  const width = rows[0]?.children?.length ?? 0
  for (const row of rows) {
    const cells = row.children ?? []
    while (cells.length < width) cells.push({ type: 'tableCell', children: [] })
    row.children = cells.slice(0, width)
  }
}

function sourceOf({ position }: MarkdownNode, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}
