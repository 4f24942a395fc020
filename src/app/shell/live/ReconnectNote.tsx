import { wake } from '#platform/web/realtime/live.ts'
import { useLiveState } from '#platform/web/realtime/use-live-state.ts'
import { useOnline } from '#ui/status/use-online.ts'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '#ui/icons.ts'
import classes from './ReconnectNote.module.css'

/** The region stays on the page without a text, so that screen readers notice the text when it appears. */
export function ReconnectNote() {
  const { isLost, phase } = useLiveState()
  const isOnline = useOnline()
  return (
    <output>
      {isLost && isOnline && (
        <span className={classes.note}>
          <span className={classes.words}>
            <IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />
            Live updates have stopped. What you see may be old.
          </span>
          <Button size="compact-sm" variant="default" loading={phase !== 'closed'} onClick={wake}>
            Reconnect
          </Button>
        </span>
      )}
    </output>
  )
}
