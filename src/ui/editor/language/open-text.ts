import { Fragment, type Node as ProseNode } from '@milkdown/kit/prose/model'
import { cutFrontMatter } from '../../markdown/front-matter.ts'
import type { MarkdownLanguage } from './markdown-language.ts'
import { readBlocks } from './read-blocks.ts'
import { readTextStyle, type TextStyle } from './text-style.ts'

/** The source of a top-level block, with what stands between it and the next one. */
interface SourceBlock {
  node: ProseNode
  source: string
  gap: string
}

/** A text that was opened, with the source of each of its blocks: a block without an edit is written as it was. */
export interface OpenedText {
  language: MarkdownLanguage
  doc: ProseNode
  frontMatter: string
  /** What stands before the first block. */
  lead: string
  blocks: readonly SourceBlock[]
  /** The places of the nodes among the blocks. */
  places: WeakMap<ProseNode, number>
  /** What edited nodes were written as. */
  written: WeakMap<ProseNode, string>
  style: TextStyle
  lineEnd: '\n' | '\r\n'
}

export function openText(language: MarkdownLanguage, text: string): OpenedText {
  const { frontMatter, body } = cutFrontMatter(text)
  const read = readBlocks(language, body)
  const blocks = read.map(({ node, start, end }, place) => ({
    node,
    source: body.slice(start, end),
    gap: body.slice(end, read[place + 1]?.start ?? body.length),
  }))
  const nodes = blocks.length > 0 ? blocks.map(({ node }) => node) : [language.schema.node('paragraph')]
  return {
    language,
    doc: language.schema.topNodeType.create(null, Fragment.from(nodes)),
    frontMatter,
    lead: body.slice(0, read[0]?.start ?? body.length),
    blocks,
    places: new WeakMap(blocks.map(({ node }, place) => [node, place])),
    written: new WeakMap(),
    style: readTextStyle(body),
    lineEnd: body.includes('\r\n') ? '\r\n' : '\n',
  }
}
