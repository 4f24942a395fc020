import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import classes from './WideButton.module.css'

interface WideLinkProps {
  href: string
  /** Whether this is the choice that most people want. */
  isMain?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** A link as wide as its column, for pages on which the user makes one decision. */
export function WideLink({ href, isMain = false, icon, children }: WideLinkProps) {
  return (
    <AppLink href={href} className={classes.wide} data-main={isMain || undefined}>
      {icon}
      {children}
    </AppLink>
  )
}

interface WideButtonProps extends Omit<WideLinkProps, 'href'> {
  onClick: () => void
  isBusy?: boolean
}

export function WideButton({ onClick, isBusy = false, isMain = false, icon, children }: WideButtonProps) {
  return (
    <button
      type="button"
      className={classes.wide}
      data-main={isMain || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      {icon}
      {children}
    </button>
  )
}
