import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { toHast } from 'mdast-util-to-hast'

export type MarkdownRoot = ReturnType<typeof fromMarkdown>
type ChildOf<Node> = Node extends { children: (infer Child)[] } ? Child : never
/** A node of a markdown tree, of any kind. */
export type MarkdownNode =
  | MarkdownRoot
  | MarkdownRoot['children'][number]
  | ChildOf<MarkdownRoot['children'][number]>
export type MarkdownText = Extract<MarkdownNode, { type: 'text' }>
export type MarkdownLink = Extract<MarkdownNode, { type: 'link' }>

/** A node of a tree of HTML, of any kind. */
export type HtmlTree = ReturnType<typeof toHast>
export type HtmlRoot = Extract<HtmlTree, { type: 'root' }>
export type HtmlElement = Extract<HtmlTree, { type: 'element' }>
/** What an element may hold. */
export type HtmlNode = HtmlElement['children'][number]

export function makeElement(
  tagName: string,
  properties: HtmlElement['properties'],
  children: HtmlNode[] = [],
): HtmlElement {
  return { type: 'element', tagName, properties, children }
}

export function isElement(node: HtmlTree | undefined, ...names: readonly string[]): node is HtmlElement {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))
}

/** Whether an element is of a class that this room gives. */
export function hasClass({ properties }: HtmlElement, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name)
}

/** Whether it is nothing but space between elements. */
export function isBlank(node: HtmlTree): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

/** The types of trees say more exactly what may stand where than those who change trees can. */
export function replaceChildren(tree: { children: unknown[] }, children: readonly HtmlTree[]): void {
  tree.children = [...children]
}

/** All elements of a tree, each before those inside it. */
export function* walkElements(tree: HtmlTree): Generator<HtmlElement> {
  if (tree.type === 'element') yield tree
  if ('children' in tree) for (const child of tree.children) yield* walkElements(child)
}
