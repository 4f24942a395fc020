import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { isTooComplex } from '../../markdown/index.ts'
import { TooComplex } from './too-complex.ts'

type Root = ReturnType<typeof fromMarkdown>
type ChildOf<Parent> = Parent extends { children: (infer Child)[] } ? Child : never
/** A node of a markdown tree, of any kind. */
export type MarkdownNode = Root | Root['children'][number] | ChildOf<Root['children'][number]>

/** A node of a markdown text and where it stands, in UTF-16 code units. */
export interface Placed<Node extends MarkdownNode = MarkdownNode> {
  node: Node
  start: number
  end: number
  /** The nodes around it, the nearest first. */
  parents: readonly MarkdownNode[]
}

// Without the step that makes links of text after it is parsed: such links have no place in the text.
const TREES = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }))

/**
 * The nodes of a markdown text with the extensions of GitHub, each after its parents. Throws TooComplex for a text with
 * so much markup that reading it would take too long; `what` is how users call the text.
 */
export function readTree(markdown: string, what = 'text'): Placed[] {
  if (isTooComplex(markdown)) throw new TooComplex(what)
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: TREES })
  return [...walk(root, [])]
}

function* walk(node: MarkdownNode, parents: readonly MarkdownNode[]): Generator<Placed> {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start !== undefined && end !== undefined) yield { node, start, end, parents }
  if ('children' in node) for (const child of node.children) yield* walk(child, [node, ...parents])
}

/** What readers see of a node. */
export function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if (node.type === 'break') return '\n'
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Where the children of a node begin and end; null when it has none. */
export function placeOfChildren(node: MarkdownNode): { start: number; end: number } | null {
  if (!('children' in node)) return null
  const start = node.children[0]?.position?.start.offset
  const end = node.children.at(-1)?.position?.end.offset
  return start === undefined || end === undefined ? null : { start, end }
}
