import { Fragment, Slice, type Node as ProseNode, type Schema } from '@milkdown/kit/prose/model'
import { Plugin } from '@milkdown/kit/prose/state'
import type { MarkdownLanguage } from '../language/markdown-language.ts'
import { textOf } from '../language/markdown-node.ts'
import { readBlocks } from '../language/read-blocks.ts'
import { readTextStyle } from '../language/text-style.ts'
import { writeBlock } from '../language/write-block.ts'
import { cleanHtml } from './clean-html.ts'

interface PasteOptions {
  language: MarkdownLanguage
  onRefused: (sentence: string) => void
}

const IMAGE_REFUSED = 'Images cannot be pasted into the text. Insert the image by its address instead.'

/** What is pasted and dropped becomes markdown: HTML without its looks, and text as the markdown that it may be. */
export function pastePlugin({ language, onRefused }: PasteOptions): Plugin {
  const refuseFiles = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])]
    const hasText = data?.types.some((type) => type === 'text/html' || type === 'text/plain') === true
    if (files.length === 0 || hasText) return false
    onRefused(IMAGE_REFUSED)
    return true
  }
  return new Plugin({
    props: {
      handlePaste: (_view, event) => refuseFiles(event.clipboardData),
      handleDrop: (_view, event) => refuseFiles(event.dataTransfer),
      transformPastedHTML: (html) => {
        const clean = cleanHtml(html)
        if (clean.leftOutImages > 0) onRefused(IMAGE_REFUSED)
        return clean.html
      },
      clipboardTextParser: (text, $context, isPlain) => {
        if (isPlain) return plainSlice(language.schema, text)
        const nodes = readBlocks(language, text.replaceAll('\r\n', '\n')).map(({ node }) => node)
        const kept = withoutDataImages(Fragment.from(nodes))
        if (kept.leftOut > 0) onRefused(IMAGE_REFUSED)
        const isInline = $context.parent.isTextblock
        return isInline ? Slice.maxOpen(kept.fragment) : new Slice(kept.fragment, 0, 0)
      },
      clipboardTextSerializer: (slice) => writeSlice(language, slice),
    },
  })
}

/** Each line as a paragraph, with all its signs. */
function plainSlice(schema: Schema, text: string): Slice {
  const lines = text.split(/\r?\n/)
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}

function withoutDataImages(fragment: Fragment): { fragment: Fragment; leftOut: number } {
  let leftOut = 0
  const filter = (nodes: Fragment): Fragment => {
    const kept: ProseNode[] = []
    nodes.forEach((node) => {
      const isData = node.type.name === 'image' && /^\s*data:/i.test(textOf(node.attrs['src']))
      if (isData) leftOut += 1
      else kept.push(node.isText ? node : node.copy(filter(node.content)))
    })
    return Fragment.from(kept)
  }
  return { fragment: filter(fragment), leftOut }
}

/** Copied text is markdown; a part of one block is written without the block's signs. */
function writeSlice(language: MarkdownLanguage, slice: Slice): string {
  const { schema } = language
  const only = slice.content.childCount === 1 ? slice.content.firstChild : null
  const isPart = slice.openStart > 0 && only?.isTextblock === true
  if (isPart && only.type.spec.code === true) return only.textContent
  const blocks = isPart ? [schema.node('paragraph', null, only.content)] : blocksOf(schema, slice.content)
  return blocks.map((node) => writeBlock(language, node, readTextStyle(''))).join('\n\n')
}

function blocksOf(schema: Schema, content: Fragment): readonly ProseNode[] {
  return (
    schema.topNodeType.createAndFill(null, content)?.children ?? [schema.node('paragraph', null, content)]
  )
}
