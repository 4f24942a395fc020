import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/kit/prose/commands'
import { redo, undo } from '@milkdown/kit/prose/history'
import type { Command } from '@milkdown/kit/prose/state'
import { findAncestor, toggleList, toggleTasks } from './list-commands.ts'

type MarkName = 'strong' | 'emphasis' | 'strike_through' | 'inlineCode'

const quote: Command = (state, dispatch) => {
  const type = state.schema.nodes['blockquote']
  if (type === undefined) return false
  const around = findAncestor(state.selection.$from, (node) => node.type === type)
  return around === null ? wrapIn(type)(state, dispatch) : lift(state, dispatch)
}

const codeBlock: Command = (state, dispatch) => {
  const isCode = state.selection.$from.parent.type.name === 'code_block'
  return setBlock(isCode ? 'paragraph' : 'code_block')(state, dispatch)
}

const line: Command = (state, dispatch) => {
  const { schema, tr } = state
  tr.replaceSelectionWith(schema.node('hr'))
  dispatch?.(tr.scrollIntoView())
  return true
}

/** What the toolbar and the keys do to the selection. */
export const formatCommands = {
  undo,
  redo,
  strong: toggle('strong'),
  emphasis: toggle('emphasis'),
  strike: toggle('strike_through'),
  code: toggle('inlineCode'),
  bulletList: toggleList('bullet_list'),
  orderedList: toggleList('ordered_list'),
  tasks: toggleTasks,
  quote,
  codeBlock,
  line,
} satisfies Record<string, Command>

/** Makes the selected blocks paragraphs (level 0) or headings. */
export function setLevel(level: number): Command {
  return level === 0 ? setBlock('paragraph') : setBlock('heading', { level })
}

function setBlock(name: string, attrs?: Record<string, unknown>): Command {
  return (state, dispatch) => {
    const type = state.schema.nodes[name]
    return type !== undefined && setBlockType(type, attrs)(state, dispatch)
  }
}

function toggle(name: MarkName): Command {
  return (state, dispatch, view) => {
    const type = state.schema.marks[name]
    return type !== undefined && toggleMark(type)(state, dispatch, view)
  }
}
