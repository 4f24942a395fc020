import { IconWifiOff } from '../icons.ts'
import classes from './OfflineNote.module.css'

/** The region stays while all is well, so that screen readers notice the text when it comes. */
export function OfflineNote({ isOnline }: { isOnline: boolean }) {
  return (
    <output>
      {!isOnline && (
        <span className={classes.note}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
          You are offline. What you see may be old; changes wait until the connection is back.
        </span>
      )}
    </output>
  )
}
