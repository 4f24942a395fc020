import type { ReactNode } from 'react'
import { IconAlertTriangle, IconInfoCircle, type Icon } from '#ui/icons.ts'
import classes from './Texts.module.css'

interface NoticeProps {
  text: ReactNode
  tone?: 'neutral' | 'info' | 'warning'
  icon?: Icon
  /** Buttons for what the user can do about it. */
  actions: ReactNode
  children?: ReactNode
}

/** Something about a text that the user has to know, above it; it stays as long as it is true. */
export function Notice({ text, tone = 'neutral', icon, actions, children }: NoticeProps) {
  const Sign = icon ?? (tone === 'warning' ? IconAlertTriangle : IconInfoCircle)
  return (
    <div className={classes.notice} data-tone={tone}>
      <div className={classes.noticeLine}>
        <Sign size={18} stroke={1.75} aria-hidden="true" />
        <p role={tone === 'warning' ? 'alert' : 'status'}>{text}</p>
        <div className={classes.actions}>{actions}</div>
      </div>
      {children}
    </div>
  )
}
