import { Editor, editorViewCtx, editorViewOptionsCtx, rootCtx } from '@milkdown/kit/core'
import type { Ctx } from '@milkdown/kit/ctx'
import type { EditorState } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { $prose } from '@milkdown/kit/utils'
import {
  configureMarkdown,
  languageOf,
  markdownNodes,
  type MarkdownLanguage,
} from '../language/markdown-language.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'
import type { PressedLink } from '../pane.ts'
import { scrollMargins } from '../scroll-margins.ts'
import { editingPlugins } from './editing-plugins.ts'
import { footnotePlugin } from './footnote-plugin.ts'
import { imageView } from './image-view.ts'
import { leavingKeys } from './leaving-keys.ts'
import { linkPress } from './link-press.ts'
import { markPlugin } from './mark-plugin.ts'
import { openDocument, type OpenDocument } from './open-document.ts'
import { placeholderPlugin } from './placeholder-plugin.ts'
import { taskItemView } from './task-item-view.ts'

interface EditorOptions {
  place: HTMLElement
  label: string
  /** The text to open, asked for when the editor has started. */
  readText: () => string
  placeholder: string
  isReadOnly: boolean
  /** After an edit of the user: the whole text. */
  onChange: (text: string) => void
  /** After each change of the document or the selection. */
  onState: (state: EditorState) => void
  onRefused: (sentence: string) => void
  onToolbarKey: () => void
  onLinkKey: () => void
  onLink: (link: PressedLink) => void
}

interface VisualEditor extends OpenDocument {
  view: EditorView
  destroy: () => Promise<void>
}

/** Starts Milkdown in an element. It has to be destroyed, also if the element is already gone when it has started. */
export async function startEditor(options: EditorOptions): Promise<VisualEditor> {
  const editor = await Editor.make()
    .config((ctx) => configure(ctx, options))
    .use(markdownNodes)
    .use(editingPlugins)
    .use($prose((ctx) => pastePlugin({ language: languageOf(ctx), onRefused: options.onRefused })))
    .use($prose(footnotePlugin))
    .use($prose(() => placeholderPlugin(options.placeholder)))
    .use($prose(markPlugin))
    .use($prose(() => leavingKeys(options)))
    .use($prose(() => linkPress(options.onLink)))
    .create()
  const view = editor.ctx.get(editorViewCtx)
  const language: MarkdownLanguage = languageOf(editor.ctx)
  const opened = openDocument({ view, language, ...options })
  return { ...opened, view, destroy: async () => void (await editor.destroy(true)) }
}

function configure(ctx: Ctx, { place, label, isReadOnly }: EditorOptions): void {
  configureMarkdown(ctx)
  ctx.set(rootCtx, place)
  ctx.set(editorViewOptionsCtx, {
    editable: () => !isReadOnly,
    scrollMargin: scrollMargins,
    scrollThreshold: scrollMargins,
    nodeViews: { list_item: taskItemView, image: imageView },
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    },
  })
}
