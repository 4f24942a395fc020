import type { ReactNode } from 'react'
import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'
import classes from './SettingsScreen.module.css'

interface IntegrationLineProps {
  name: string
  /** What it is connected to, or what it is good for. */
  detail: ReactNode
  /** What there is to say about its use; null when there is nothing. */
  note: string | null
  state: { tone: Tone; label: string }
  /** The buttons. */
  children?: ReactNode
}

/** What a plan can be connected to: whether it is, and the way to change that. */
export function IntegrationLine({ name, detail, note, state, children }: IntegrationLineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.hint}>{detail}</span>
        {note !== null && <span className={classes.hint}>{note}</span>}
      </div>
      <StatusChip tone={state.tone}>{state.label}</StatusChip>
      {children}
    </li>
  )
}
