import { IconWifiOff } from '../icons.ts'
import classes from './OfflineNote.module.css'

/** The `<output>` is rendered while online, too: screen readers announce only text added to an existing region. */
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
