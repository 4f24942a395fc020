import { Button } from '@mantine/core'
import { IconDots } from '../icons.ts'
import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'
import { ActionMenu, type MenuAction } from '../panels/ActionMenu.tsx'
import { useFloatingPanel } from '../panels/use-floating-panel.ts'
import { useIsPhone } from './use-is-phone.ts'

interface HeaderAction extends MenuAction {
  isBusy?: boolean
}

interface HeaderActionsProps {
  /** The button for the main action, which is visible at every width. */
  main: ReactNode
  /** Other actions: buttons, or one menu on a phone. */
  others: readonly HeaderAction[]
}

/** The buttons of a page's header. */
export function HeaderActions({ main, others }: HeaderActionsProps) {
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone ? <FoldedActions actions={others} /> : others.map((action) => renderButton(action))}
      <div className={classes.main}>{main}</div>
    </>
  )
}

function renderButton({ label, icon, isDisabled = false, isBusy = false, onSelect }: HeaderAction) {
  return (
    <Button
      key={label}
      variant="default"
      leftSection={icon}
      loading={isBusy}
      disabled={isDisabled}
      onClick={onSelect}
    >
      {label}
    </Button>
  )
}

function FoldedActions({ actions }: { actions: readonly HeaderAction[] }) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        {...triggerProps}
      >
        More
      </Button>
      {anchor && (
        <ActionMenu
          label="More"
          anchor={anchor}
          actions={actions.map(({ isBusy = false, isDisabled = false, ...action }) => ({
            ...action,
            isDisabled: isBusy || isDisabled,
          }))}
          onClose={close}
        />
      )}
    </>
  )
}
