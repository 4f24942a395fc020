import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import classes from './WideButton.module.css'

interface WideLinkProps {
  href: string
  /** The one that most people want. */
  isMain?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** A way on, as wide as its column: for pages that ask for one decision. */
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
