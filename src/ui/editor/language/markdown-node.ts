import type { MarkdownNode } from '@milkdown/kit/transformer'

/** A value of a node as a text; nodes keep null or nothing where there is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Calls back for the node and for everything in it, parents first. */
export function visitNodes(node: MarkdownNode, visit: (node: MarkdownNode) => void): void {
  visit(node)
  for (const child of node.children ?? []) visitNodes(child, visit)
}

/** The text of a node and of everything in it. */
export function plainText(node: MarkdownNode): string {
  return node.children === undefined ? textOf(node['value']) : node.children.map(plainText).join('')
}

/** Whether a node of remark is one of Milkdown's, which have the same shape in looser words. */
export function isMarkdownNode(node: object): node is MarkdownNode {
  return 'type' in node && typeof node.type === 'string'
}
