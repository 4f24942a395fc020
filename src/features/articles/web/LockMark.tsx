import { IconLock } from '#ui/icons.ts'
import classes from './LockMark.module.css'

/** The mark beside the title of a locked cluster, whose keywords stay until it is unlocked. */
export function LockMark() {
  return (
    <span className={classes.lock} title="Locked: its keywords stay until it is unlocked">
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">Locked</span>
    </span>
  )
}
