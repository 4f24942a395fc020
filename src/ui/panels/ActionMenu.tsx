import type { ReactNode } from 'react'
import { IconCheck } from '../icons.ts'
import classes from './ActionMenu.module.css'
import { FloatingPanel } from './FloatingPanel.tsx'
import { findByKey } from './move-focus.ts'

export interface MenuAction {
  label: string
  icon?: ReactNode
  isDanger?: boolean
  isDisabled?: boolean
  /** Why it is disabled, in a few words. */
  reason?: string
  /** Set where the actions are options of which one is chosen now. */
  isChosen?: boolean
  onSelect: () => void
}

interface ActionMenuProps {
  label: string
  anchor: HTMLElement
  /** A sentence above the actions. */
  note?: string
  actions: readonly MenuAction[]
  onClose: () => void
}

/** A menu of actions. Arrow keys, Home, End and first letters move the focus. */
export function ActionMenu({ label, anchor, note = '', actions, onClose }: ActionMenuProps) {
  return (
    <FloatingPanel
      label={label}
      role="menu"
      anchor={anchor}
      align="end"
      onClose={onClose}
      onKeyDown={moveFocus}
    >
      {note !== '' && <div className={classes.note}>{note}</div>}
      <div className={classes.list} role="presentation">
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            {...(action.isChosen === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': action.isChosen })}
            tabIndex={-1}
            className={classes.item}
            data-first-focus={action.isChosen || undefined}
            data-danger={action.isDanger || undefined}
            disabled={action.isDisabled}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              action.onSelect()
            }}
          >
            {action.icon}
            {action.isDisabled && action.reason ? (
              <span className={classes.words}>
                {action.label}
                <span className={classes.reason}>{action.reason}</span>
              </span>
            ) : (
              action.label
            )}
            {action.isChosen === true && (
              <IconCheck className={classes.check} size={16} stroke={2} aria-hidden="true" />
            )}
          </button>
        ))}
      </div>
    </FloatingPanel>
  )
}

function moveFocus(event: KeyboardEvent): void {
  const menu = event.currentTarget
  if (!(menu instanceof HTMLElement)) return
  if (event.key === 'Tab') return menu.hidePopover()
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')]
  const next = findByKey(event.key, items)
  if (!next) return
  event.preventDefault()
  next.focus()
}
