import { ActionMenu } from '../../panels/ActionMenu.tsx'
import { useFloatingPanel } from '../../panels/use-floating-panel.ts'
import { IconTable } from '../editor-icons.ts'
import { alignColumn, insertTable, tableCommands } from '../visual/table-commands.ts'
import { EditorButton } from './EditorButton.tsx'
import { look } from './FormatTools.tsx'
import type { ToolProps } from './tool-props.ts'

const ACTIONS = [
  { label: 'Add a row above', command: tableCommands.addRowAbove },
  { label: 'Add a row below', command: tableCommands.addRowBelow },
  { label: 'Add a column before', command: tableCommands.addColumnBefore },
  { label: 'Add a column after', command: tableCommands.addColumnAfter },
  { label: 'Align the column left', command: alignColumn('left') },
  { label: 'Center the column', command: alignColumn('center') },
  { label: 'Align the column right', command: alignColumn('right') },
  { label: 'Delete the row', command: tableCommands.removeRow },
  { label: 'Delete the column', command: tableCommands.removeColumn },
  { label: 'Delete the table', command: tableCommands.removeTable },
]

/** Inserts a table; in a table, it changes the table's rows and columns. */
export function TableTool({ format: { isInTable, codeBlock }, run }: ToolProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  const icon = <IconTable {...look()} />
  if (!isInTable)
    return (
      <EditorButton
        label="Insert a table"
        icon={icon}
        isDisabled={codeBlock}
        onClick={() => run(insertTable)}
      />
    )
  return (
    <>
      <EditorButton label="Change the table" icon={icon} aria-haspopup="menu" {...triggerProps} />
      {anchor && (
        <ActionMenu
          label="Rows and columns"
          anchor={anchor}
          onClose={close}
          actions={ACTIONS.map(({ label, command }) => ({
            label,
            isDanger: label.startsWith('Delete'),
            onSelect: () => run(command),
          }))}
        />
      )}
    </>
  )
}
