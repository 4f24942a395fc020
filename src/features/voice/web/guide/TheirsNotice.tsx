import { Button } from '@mantine/core'
import { IconAlertTriangle } from '#ui/icons.ts'
import classes from './GuideEditor.module.css'
import { TextDifferences } from './TextDifferences.tsx'

interface TheirsNoticeProps {
  /** The text as it is called within a sentence. */
  what: string
  theirs: string
  mine: string
  onTakeTheirs: (theirs: string) => void
  onKeepMine: () => void
}

/** Shows what another user or window has saved while a text was changed here, and asks which one stays. */
export function TheirsNotice({ what, theirs, mine, onTakeTheirs, onKeepMine }: TheirsNoticeProps) {
  return (
    <div className={classes.notice} data-tone="warning">
      <div className={classes.noticeLine}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
        <p role="alert">
          Somebody else has saved {what} while you were changing it. Marked: what yours changes in theirs.
        </p>
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={() => onTakeTheirs(theirs)}>
            Take theirs
          </Button>
          <Button size="xs" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      </div>
      <TextDifferences before={theirs} after={mine} />
    </div>
  )
}
