import { ActionMenu, type MenuAction } from '../panels/ActionMenu.tsx'
import type { OpenMenu } from './DataRow.tsx'

interface RowMenuProps<Row> {
  menu: OpenMenu
  rows: readonly Row[]
  nameOf: (row: Row) => string
  actionsOf: (row: Row, button: HTMLElement) => readonly MenuAction[]
  onClose: () => void
}

/** The open menu of one row; renders nothing when that row is not shown. */
export function RowMenu<Row>({ menu, rows, nameOf, actionsOf, onClose }: RowMenuProps<Row>) {
  const row = rows[menu.index]
  if (row === undefined) return null
  return (
    <ActionMenu
      label={`Actions for ${nameOf(row)}`}
      anchor={menu.anchor}
      actions={actionsOf(row, menu.anchor)}
      onClose={onClose}
    />
  )
}
