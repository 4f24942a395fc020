import type { MilkdownPlugin } from '@milkdown/kit/ctx'
import { historyProviderConfig, historyProviderPlugin } from '@milkdown/kit/plugin/history'
import {
  createCodeBlockInputRule,
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  hardbreakClearMarkPlugin,
  inlineCodeInputRule,
  inlineNodesCursorPlugin,
  insertHrInputRule,
  strongInputRule,
  wrapInBlockquoteInputRule,
  wrapInBulletListInputRule,
  wrapInHeadingInputRule,
  wrapInOrderedListInputRule,
} from '@milkdown/kit/preset/commonmark'
import {
  autoInsertSpanPlugin,
  keepTableAlignPlugin,
  strikethroughInputRule,
  tableEditingPlugin,
  tablePasteRule,
  wrapInTaskListInputRule,
} from '@milkdown/kit/preset/gfm'
import { gapCursor } from '@milkdown/kit/prose/gapcursor'
import { $prose } from '@milkdown/kit/utils'
import { editingKeys } from './editing-keys.ts'

/** What happens while the user types. */
export const editingPlugins: MilkdownPlugin[] = [
  [$prose(editingKeys), $prose(gapCursor), historyProviderConfig, historyProviderPlugin],
  [wrapInHeadingInputRule, wrapInBlockquoteInputRule, wrapInBulletListInputRule, wrapInOrderedListInputRule],
  [wrapInTaskListInputRule, createCodeBlockInputRule, insertHrInputRule],
  [strongInputRule, emphasisStarInputRule, emphasisUnderscoreInputRule, strikethroughInputRule],
  [inlineCodeInputRule, hardbreakClearMarkPlugin, inlineNodesCursorPlugin],
  [tableEditingPlugin, keepTableAlignPlugin, tablePasteRule, autoInsertSpanPlugin],
].flat()
