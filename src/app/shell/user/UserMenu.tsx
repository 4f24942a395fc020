import type { Session } from '#platform/web/session/session.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { IconDevices, IconKey, IconKeyboard, IconLogout, IconTerminal2 } from '#ui/icons.ts'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { findInitials } from './find-initials.ts'
import classes from './UserMenu.module.css'

interface UserMenuProps {
  session: Session
  onShowDevices: () => void
  onShowPassword: () => void
  /** undefined when the address names no workspace, because tokens belong to one. */
  onShowTokens: (() => void) | undefined
  onShowKeys: () => void
  onSignOut: () => void
}

/** The signed-in user's menu: their name, how the product looks, and signing out. */
export function UserMenu(props: UserMenuProps) {
  const { session, onShowDevices, onShowPassword, onShowTokens, onShowKeys, onSignOut } = props
  const { anchor, close, triggerProps } = useFloatingPanel()
  const actions = [
    { label: 'Signed-in devices', Icon: IconDevices, onSelect: onShowDevices },
    { label: 'Change password', Icon: IconKey, onSelect: onShowPassword },
    ...(onShowTokens ? [{ label: 'API tokens', Icon: IconTerminal2, onSelect: onShowTokens }] : []),
    { label: 'Keyboard shortcuts', Icon: IconKeyboard, onSelect: onShowKeys },
    { label: 'Sign Out', Icon: IconLogout, onSelect: onSignOut },
  ]
  return (
    <>
      <button
        type="button"
        className={classes.avatar}
        aria-haspopup="dialog"
        title={session.name}
        {...triggerProps}
      >
        <span aria-hidden="true">{findInitials(session.name)}</span>
        <span className="visually-hidden">Your account</span>
      </button>
      {anchor && (
        <FloatingPanel label="Your account" anchor={anchor} align="end" onClose={close}>
          <div className={classes.panel}>
            <p className={classes.name} dir="auto" title={session.name}>
              {session.name}
            </p>
            <AppearanceChoice />
            <ul className={classes.actions}>
              {actions.map(({ label, Icon, onSelect }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={classes.action}
                    onClick={(event) => {
                      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                      onSelect()
                    }}
                  >
                    <Icon size={18} stroke={1.75} aria-hidden="true" />
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </FloatingPanel>
      )}
    </>
  )
}
