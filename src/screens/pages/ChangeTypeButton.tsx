import { Button, type ButtonProps } from '@mantine/core'
import { PAGE_TYPES, type PageType } from '#features/pages/rules.ts'
import { IconSelector } from '#ui/icons.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { TYPE_NAMES } from '#features/pages/web/index.ts'

interface ChangeTypeButtonProps {
  /** The look of the buttons beside it. */
  button: ButtonProps
  onType: (type: PageType) => void
}

/** A menu of the types that pages can have. */
export function ChangeTypeButton({ button, onType }: ChangeTypeButtonProps) {
  const panel = useFloatingPanel()
  return (
    <>
      <Button
        {...button}
        rightSection={<IconSelector size={14} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        {...panel.triggerProps}
      >
        Change type
      </Button>
      {panel.anchor && (
        <ActionMenu
          label="Change type"
          anchor={panel.anchor}
          actions={PAGE_TYPES.map((type) => ({ label: TYPE_NAMES[type], onSelect: () => onType(type) }))}
          onClose={panel.close}
        />
      )}
    </>
  )
}
