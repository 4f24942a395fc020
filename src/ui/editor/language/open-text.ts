import { Fragment, type Node as ProseNode } from '@milkdown/kit/prose/model'
import { cutFrontMatter } from '../../markdown/front-matter.ts'
import { makeSources, type SourceBlock, type Sources } from './find-places.ts'
import type { MarkdownLanguage } from './markdown-language.ts'
import { readBlocks, type Block } from './read-blocks.ts'
import { readTextStyle, type TextStyle } from './text-style.ts'

/** A text that was opened, with the source of each of its blocks: a block without an edit is written as it was. */
export interface OpenedText extends Sources {
  language: MarkdownLanguage
  doc: ProseNode
  frontMatter: string
  /** What stands before the first block. */
  lead: string
  /** What edited nodes were written as. */
  written: WeakMap<ProseNode, string>
  style: TextStyle
  lineEnd: '\n' | '\r\n'
}

export function openText(language: MarkdownLanguage, text: string): OpenedText {
  const { frontMatter, body } = cutFrontMatter(text)
  const read = readBlocks(language, body)
  const blocks = listSources(body, read, body.length)
  const nodes = blocks.length > 0 ? blocks.map(({ node }) => node) : [language.schema.node('paragraph')]
  return {
    language,
    doc: language.schema.topNodeType.create(null, Fragment.from(nodes)),
    frontMatter,
    lead: body.slice(0, read[0]?.start ?? body.length),
    ...makeSources(blocks),
    written: new WeakMap(),
    style: readTextStyle(body),
    lineEnd: body.includes('\r\n') ? '\r\n' : '\n',
  }
}

/** The sources of blocks, each up to the next one, and of the last one up to an end. */
function listSources(body: string, blocks: readonly Block[], upTo: number): SourceBlock[] {
  return blocks.map(({ node, start, end, children }, place) => ({
    node,
    source: body.slice(start, end),
    gap: body.slice(end, blocks[place + 1]?.start ?? upTo),
    children: listSources(body, children, end),
  }))
}
