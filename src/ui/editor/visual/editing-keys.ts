import { chainCommands, exitCode } from '@milkdown/kit/prose/commands'
import { undoInputRule } from '@milkdown/kit/prose/inputrules'
import { keymap } from '@milkdown/kit/prose/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@milkdown/kit/prose/schema-list'
import type { Command, Plugin } from '@milkdown/kit/prose/state'
import { goToNextCell } from '@milkdown/kit/prose/tables'
import { formatCommands, setLevel } from './format-commands.ts'
import { findAncestor, leaveAtStart, tickTask } from './list-commands.ts'
import { goDown, goToCellOrRow } from './table-commands.ts'

const breakLine: Command = (state, dispatch) => {
  const { schema, selection, tr } = state
  if (!selection.$from.parent.inlineContent || selection.$from.parent.type.spec.code === true) return false
  const isInTable = selection.$from.depth > 1 && selection.$from.node(-1).type.name.startsWith('table_')
  const node = isInTable ? schema.node('html', { value: '<br>' }) : schema.node('hardbreak')
  dispatch?.(tr.replaceSelectionWith(node, false).scrollIntoView())
  return true
}

/** The keys of the visual editor, beside those that every editor has. */
export function editingKeys(): Plugin {
  const { undo, redo, strong, emphasis, strike, code, bulletList, orderedList, tasks, quote } = formatCommands
  return keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': strong,
    'Mod-i': emphasis,
    'Mod-e': code,
    'Mod-Shift-x': strike,
    'Mod-Shift-7': orderedList,
    'Mod-Shift-8': bulletList,
    'Mod-Shift-9': tasks,
    'Mod-Shift-b': quote,
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, setLevel(level)])),
    Enter: chainCommands(goDown, splitItem),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    'Mod-Enter': chainCommands(tickTask, exitCode),
    Tab: chainCommands(goToCellOrRow, item(sinkListItem)),
    'Shift-Tab': chainCommands(goToNextCell(-1), item(liftListItem)),
    Backspace: chainCommands(undoInputRule, leaveAtStart),
  })
}

/** A new item beside a task is a task that is not done. */
const splitItem: Command = (state, dispatch) => {
  const type = state.schema.nodes['list_item']
  const around = findAncestor(state.selection.$from, (node) => node.type === type)
  if (type === undefined || around === null) return false
  const checked = around.node.attrs['checked'] === null ? null : false
  return splitListItem(type, { ...around.node.attrs, checked })(state, dispatch)
}

function item(command: typeof sinkListItem): Command {
  return (state, dispatch) => {
    const type = state.schema.nodes['list_item']
    return type !== undefined && command(type)(state, dispatch)
  }
}
