import { Fragment, type Node as ProseNode, type Schema } from '@milkdown/kit/prose/model'
import { Selection, type Command } from '@milkdown/kit/prose/state'
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from '@milkdown/kit/prose/tables'
import { findAncestor } from './list-commands.ts'

const NEW_TABLE = { rows: 3, columns: 3 }

/** Puts a table in the place of the selection. */
export const insertTable: Command = (state, dispatch) => {
  const { schema, tr } = state
  const from = tr.selection.from
  tr.replaceSelectionWith(makeTable(schema))
  tr.setSelection(Selection.near(tr.doc.resolve(from), 1))
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Adds a row; the header stays the first one. */
function addRow(side: 'above' | 'below'): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false
    const { table, tableStart, top, bottom, map } = selectedRect(state)
    const index = Math.max(1, side === 'above' ? top : bottom)
    let at = tableStart
    for (let row = 0; row < index; row += 1) at += table.child(row).nodeSize
    const cells = listOf(map.width, (column) =>
      createCell(state.schema, 'table_cell', table.firstChild?.maybeChild(column)?.attrs['alignment']),
    )
    const tr = state.tr.insert(at, state.schema.node('table_row', null, cells))
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
    return true
  }
}

/** Removes the selected rows; without its header, a table is removed. */
const removeRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  return selectedRect(state).top === 0 ? deleteTable(state, dispatch) : deleteRow(state, dispatch)
}

const removeColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { map, left, right } = selectedRect(state)
  return right - left === map.width ? deleteTable(state, dispatch) : deleteColumn(state, dispatch)
}

/** Aligns all cells of the selected columns. */
export function alignColumn(alignment: 'left' | 'center' | 'right'): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false
    const { map, left, right, tableStart } = selectedRect(state)
    const tr = state.tr
    for (const pos of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
      tr.setNodeAttribute(tableStart + pos, 'alignment', alignment)
    dispatch?.(tr)
    return true
  }
}

/** Goes to the next cell, and behind the last one to a new row. */
export const goToCellOrRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  return goToNextCell(1)(state, dispatch) || addRow('below')(state, dispatch)
}

/** Goes to the cell below, and from the last row to a paragraph behind the table. */
export const goDown: Command = (state, dispatch) => {
  const table = findAncestor(state.selection.$from, ({ type }) => type.name === 'table')
  if (table === null || !isInTable(state)) return false
  const { map, left, bottom, tableStart } = selectedRect(state)
  if (bottom < map.height) {
    const cell = tableStart + map.positionAt(bottom, left, table.node)
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(cell + 1))).scrollIntoView())
    return true
  }
  const behind = table.pos + table.node.nodeSize
  const tr = state.tr
  if (tr.doc.resolve(behind).nodeAfter?.isTextblock !== true)
    tr.insert(behind, state.schema.node('paragraph'))
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(behind + 1))).scrollIntoView())
  return true
}

export const tableCommands = {
  addRowAbove: addRow('above'),
  addRowBelow: addRow('below'),
  addColumnBefore,
  addColumnAfter,
  removeRow,
  removeColumn,
  removeTable: deleteTable,
}

function makeTable(schema: Schema): ProseNode {
  const { rows, columns } = NEW_TABLE
  const header = schema.node(
    'table_header_row',
    null,
    listOf(columns, () => createCell(schema, 'table_header')),
  )
  const others = listOf(rows - 1, () =>
    schema.node(
      'table_row',
      null,
      listOf(columns, () => createCell(schema, 'table_cell')),
    ),
  )
  return schema.node('table', null, Fragment.from([header, ...others]))
}

function createCell(
  schema: Schema,
  type: 'table_cell' | 'table_header',
  alignment: unknown = null,
): ProseNode {
  return schema.node(type, { alignment }, schema.node('paragraph'))
}

function listOf<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
