import { remarkCtx, remarkStringifyOptionsCtx, schemaCtx } from '@milkdown/kit/core'
import type { Ctx, MilkdownPlugin } from '@milkdown/kit/ctx'
import {
  blockquoteAttr,
  blockquoteSchema,
  bulletListAttr,
  codeBlockAttr,
  docSchema,
  emphasisAttr,
  emphasisSchema,
  hardbreakAttr,
  hardbreakSchema,
  headingAttr,
  headingIdGenerator,
  hrAttr,
  hrSchema,
  htmlAttr,
  htmlSchema,
  imageAttr,
  inlineCodeAttr,
  inlineCodeSchema,
  linkAttr,
  listItemAttr,
  orderedListAttr,
  paragraphAttr,
  remarkLineBreak,
  strongAttr,
  strongSchema,
  textSchema,
} from '@milkdown/kit/preset/commonmark'
import {
  footnoteDefinitionSchema,
  footnoteReferenceSchema,
  remarkGFMPlugin,
  strikethroughAttr,
  strikethroughSchema,
  tableHeaderRowSchema,
  tableRowSchema,
} from '@milkdown/kit/preset/gfm'
import type { Schema } from '@milkdown/kit/prose/model'
import type { RemarkParser } from '@milkdown/kit/transformer'
import { bulletList, codeBlock, heading, listItem, orderedList, paragraph, rawBlock } from './block-nodes.ts'
import { image, link } from './inline-nodes.ts'
import { table, tableCell, tableHeader } from './table-nodes.ts'
import { markdownHandlers } from './markdown-handlers.ts'

/** What turns markdown into the editor's nodes and back. */
export interface MarkdownLanguage {
  schema: Schema
  remark: RemarkParser
}

/**
 * The editor's nodes, in the order in which ProseMirror tries them; the first block is the one that fills gaps. Left out of
 * Milkdown's presets is what changes a text without an edit: ids of headings, labels of items, empty lines.
 */
export const markdownNodes: MilkdownPlugin[] = [
  [docSchema, paragraphAttr, paragraph, headingIdGenerator, headingAttr, heading, hardbreakAttr],
  [hardbreakSchema, blockquoteAttr, blockquoteSchema, rawBlock, codeBlockAttr, codeBlock, hrAttr, hrSchema],
  [imageAttr, image, bulletListAttr, bulletList, orderedListAttr, orderedList, listItemAttr, listItem],
  [table, tableHeaderRowSchema, tableRowSchema, tableHeader, tableCell],
  [footnoteDefinitionSchema, footnoteReferenceSchema, htmlAttr, htmlSchema, textSchema],
  [linkAttr, link, emphasisAttr, emphasisSchema, strongAttr, strongSchema],
  [strikethroughAttr, strikethroughSchema, inlineCodeAttr, inlineCodeSchema],
  [remarkGFMPlugin, remarkLineBreak],
].flat(2)

/** Makes the editor write markdown by our handlers; a style is added for each text. */
export function configureMarkdown(ctx: Ctx): void {
  ctx.set(remarkStringifyOptionsCtx, { handlers: markdownHandlers })
}

export function languageOf(ctx: Ctx): MarkdownLanguage {
  return { schema: ctx.get(schemaCtx), remark: ctx.get(remarkCtx) }
}
