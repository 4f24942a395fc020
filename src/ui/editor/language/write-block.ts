import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { SerializerState, type RemarkParser } from '@milkdown/kit/transformer'
import type { MarkdownLanguage } from './markdown-language.ts'
import type { TextStyle } from './text-style.ts'
import { tidyTree } from './tidy-tree.ts'

type Root = Parameters<RemarkParser['stringify']>[0]

/** A top-level block as markdown, without a line end; an empty paragraph is an empty text. */
export function writeBlock({ schema, remark }: MarkdownLanguage, node: ProseNode, style: TextStyle): string {
  const tree = new SerializerState(schema).run(schema.topNodeType.create(null, node)).build()
  tidyTree(tree, style)
  const printer = remark().data('settings', { ...style })
  return isRoot(tree) ? printer.stringify(tree).replace(/\n$/, '') : ''
}

function isRoot(tree: object): tree is Root {
  return 'type' in tree && tree.type === 'root'
}
