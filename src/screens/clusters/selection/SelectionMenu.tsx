import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { IconSelector } from '#ui/icons.ts'
import { ActionMenu, type MenuAction } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'

/** An action, or a list of options that opens in place of the first list. */
export type MenuEntry = MenuAction | { label: string; isDisabled?: boolean; options: readonly MenuAction[] }

interface SelectionMenuProps {
  name: string
  /** The look of the buttons beside it. */
  button: ButtonProps
  entries: readonly MenuEntry[]
}

/** A button with a menu, of which some entries open a list of options. */
export function SelectionMenu({ name, button, entries }: SelectionMenuProps) {
  const panel = useFloatingPanel()
  const [opened, setOpened] = useState<string | null>(null)
  const list = entries.find(({ label }) => label === opened)
  const options = list !== undefined && 'options' in list ? list.options : null
  const close = () => {
    panel.close()
    setOpened(null)
  }
  return (
    <>
      <Button
        {...button}
        rightSection={<IconSelector size={14} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        {...panel.triggerProps}
      >
        {name}
      </Button>
      {panel.anchor && (
        <ActionMenu
          key={opened}
          label={opened ?? name}
          anchor={panel.anchor}
          note={opened === null ? '' : opened}
          actions={options ?? entries.map((entry) => toAction(entry, setOpened))}
          onClose={close}
        />
      )}
    </>
  )
}

function toAction(entry: MenuEntry, open: (label: string) => void): MenuAction {
  if (!('options' in entry)) return entry
  const { label, isDisabled = false } = entry
  return { label: `${label}…`, isDisabled, onSelect: () => open(label) }
}
