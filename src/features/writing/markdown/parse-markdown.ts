import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

type Root = ReturnType<typeof fromMarkdown>
type ChildOf<Node> = Node extends { children: (infer Child)[] } ? Child : never
/** A node of a markdown tree, of any kind. */
export type MarkdownNode = Root | Root['children'][number] | ChildOf<Root['children'][number]>

/** The tree of a markdown text, with tables, strike-through and notes of GitHub's dialect. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [syntax], mdastExtensions: trees })
}

export function isParent<Node extends MarkdownNode>(node: Node): node is Node & { children: MarkdownNode[] } {
  return 'children' in node
}

/** Addresses without brackets are found afterwards: the dialect's own search takes as long as all the rest. */
const syntax = withoutLetters(gfm())
const trees = gfmFromMarkdown().filter((one) => !('transforms' in one))

function withoutLetters(extension: ReturnType<typeof gfm>): ReturnType<typeof gfm> {
  const text = Object.entries(extension.text ?? {}).filter(
    ([code]) => !/[\w.+-]/.test(String.fromCharCode(Number(code))),
  )
  return { ...extension, text: Object.fromEntries(text) }
}
