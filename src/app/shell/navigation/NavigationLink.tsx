import { AppLink } from '#ui/layout/AppLink.tsx'
import type { Icon } from '#ui/icons.ts'
import classes from './Navigation.module.css'

interface EntryProps {
  label: string
  Icon: Icon
  /** Shows the icon only; the label is read aloud and shown on hover. */
  isNarrow: boolean
}

interface NavigationLinkProps extends EntryProps {
  href: string
  current?: 'page' | 'true' | undefined
}

export function NavigationLink({ href, current, ...entry }: NavigationLinkProps) {
  return (
    <AppLink
      href={href}
      className={classes.link}
      aria-current={current}
      data-hint={entry.isNarrow ? entry.label : undefined}
    >
      <Entry {...entry} />
    </AppLink>
  )
}

export function NavigationButton({ onClick, ...entry }: EntryProps & { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.link}
      data-hint={entry.isNarrow ? entry.label : undefined}
      onClick={onClick}
    >
      <Entry {...entry} />
    </button>
  )
}

function Entry({ label, Icon, isNarrow }: EntryProps) {
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className={isNarrow ? 'visually-hidden' : classes.label}>{label}</span>
    </>
  )
}
