import { IconAlertCircle, IconPlugConnectedX } from '../icons.ts'
import classes from './ProblemLine.module.css'

interface ProblemLineProps {
  /** What happened and what to do; null: nothing happened. */
  text: string | null
  /** Something has to be connected first. */
  isUnplugged?: boolean
}

/** A problem in its place, not over the page; the region stays so that screen readers notice the text when it comes. */
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
