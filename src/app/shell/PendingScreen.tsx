import classes from './Message.module.css'

/** Shown in place of a screen that takes longer than a moment to load. */
export function PendingScreen() {
  return <output className={classes.pending}>Loading …</output>
}
