import { IconLayoutColumns } from '#ui/icons.ts'
import { Button } from '@mantine/core'
import { FloatingPanel } from '../panels/FloatingPanel.tsx'
import { useFloatingPanel } from '../panels/use-floating-panel.ts'
import classes from './ColumnMenu.module.css'
import type { ChosenColumns } from './columns.ts'

/** A menu with a checkbox for each column of a table. */
export function ColumnMenu<Row>({ columns, hidden, onChange }: ChosenColumns<Row>) {
  const panel = useFloatingPanel()
  function toggle(key: string) {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLayoutColumns size={18} stroke={1.75} />}
        {...panel.triggerProps}
        aria-haspopup="dialog"
      >
        Columns
      </Button>
      {panel.anchor && (
        <FloatingPanel label="Columns" anchor={panel.anchor} align="end" onClose={panel.close}>
          <ul className={classes.list}>
            {columns.map(({ key, header, isFixed = false }) => (
              <li key={key}>
                <label className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={isFixed || !hidden.has(key)}
                    disabled={isFixed}
                    onChange={() => toggle(key)}
                  />
                  {header}
                </label>
              </li>
            ))}
          </ul>
        </FloatingPanel>
      )}
    </>
  )
}
