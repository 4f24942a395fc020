import { IconAlertCircle, IconPlugConnectedX } from '../icons.ts'
import classes from './ProblemLine.module.css'

interface ProblemLineProps {
  /** What happened and what the user can do, or null when there is no problem. */
  text: string | null
  /** Whether a service must be connected first; changes the icon. */
  isUnplugged?: boolean
}

/**
 * An error beside what it is about. The region is rendered without a problem, too: screen readers announce only
 * text added to an existing region.
 */
export function ProblemLine({ text, isUnplugged = false }: ProblemLineProps) {
  const Icon = isUnplugged ? IconPlugConnectedX : IconAlertCircle
  return (
    <div role="alert" className={classes.region}>
      {text !== null && (
        <p className={classes.problem}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          <span dir="auto">{text}</span>
        </p>
      )}
    </div>
  )
}
