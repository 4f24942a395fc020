import { liftListItem, wrapInList } from '@milkdown/kit/prose/schema-list'
import type { Node as ProseNode, ResolvedPos } from '@milkdown/kit/prose/model'
import type { Command, EditorState, Transaction } from '@milkdown/kit/prose/state'

type ListKind = 'bullet_list' | 'ordered_list'

/** Makes the selected blocks items of a list, changes the kind of their list, or takes them out of it. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const { schema, selection } = state
    const list = findList(selection.$from)
    if (list === null) return wrapIn(state, kind, dispatch)
    const isTask = list.node.firstChild?.attrs['checked'] !== null
    if (list.node.type.name === kind && !(kind === 'bullet_list' && isTask)) return leaveList(state, dispatch)
    const type = schema.nodes[kind]
    if (type === undefined) return false
    const tr = state.tr.setNodeMarkup(list.pos, type, { spread: list.node.attrs['spread'] })
    setTasks(tr, list, null)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Makes the selected blocks tasks, or takes the boxes away from tasks. */
export const toggleTasks: Command = (state, dispatch) => {
  const list = findList(state.selection.$from)
  if (list !== null) {
    const isTask = list.node.firstChild?.attrs['checked'] !== null
    dispatch?.(setTasks(state.tr, list, isTask ? null : false).scrollIntoView())
    return true
  }
  return wrapIn(state, 'bullet_list', (tr) => {
    const made = findList(tr.selection.$from)
    dispatch?.(made === null ? tr : setTasks(tr, made, false))
  })
}

/** Ticks the task in which the selection is, or unticks it. */
export const tickTask: Command = (state, dispatch) => {
  const item = findAncestor(state.selection.$from, ({ type }) => type.name === 'list_item')
  if (item === null || item.node.attrs['checked'] === null) return false
  dispatch?.(state.tr.setNodeAttribute(item.pos, 'checked', item.node.attrs['checked'] !== true))
  return true
}

/** At the start of an item, takes the item out of its list. */
export const leaveAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const isFirst = $from.depth > 1 && $from.index($from.depth - 1) === 0
  if (!empty || $from.parentOffset > 0 || !isFirst) return false
  return $from.node($from.depth - 1).type.name === 'list_item' && leaveList(state, dispatch)
}

interface Found {
  node: ProseNode
  pos: number
}

/** The innermost list around a position. */
export function findList($pos: ResolvedPos): Found | null {
  return findAncestor($pos, ({ type }) => type.name === 'bullet_list' || type.name === 'ordered_list')
}

/** The innermost node around a position that fits. */
export function findAncestor($pos: ResolvedPos, fits: (node: ProseNode) => boolean): Found | null {
  for (let { depth } = $pos; depth > 0; depth -= 1)
    if (fits($pos.node(depth))) return { node: $pos.node(depth), pos: $pos.before(depth) }
  return null
}

function wrapIn(state: EditorState, kind: ListKind, dispatch?: (tr: Transaction) => void): boolean {
  const type = state.schema.nodes[kind]
  return type !== undefined && wrapInList(type)(state, dispatch)
}

function leaveList(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const type = state.schema.nodes['list_item']
  return type !== undefined && liftListItem(type)(state, dispatch)
}

function setTasks(tr: Transaction, list: Found, checked: boolean | null): Transaction {
  list.node.forEach((item, offset) => {
    if ((item.attrs['checked'] === null) !== (checked === null))
      tr.setNodeAttribute(list.pos + 1 + offset, 'checked', checked)
  })
  return tr
}
