import { Button } from '@mantine/core'
import { IconProgress } from '#ui/icons.ts'
import classes from './RecalculationLine.module.css'
import type { useRecalculation } from './use-recalculation.ts'

/** F-081: says that alerts are recalculated after a change, and then offers to load the lists again. */
export function RecalculationLine({ recalculation }: { recalculation: ReturnType<typeof useRecalculation> }) {
  const { status, start, refresh } = recalculation
  return (
    <output className={classes.line} hidden={status === 'idle'}>
      {status === 'pending' && (
        <>
          <IconProgress size={16} stroke={1.75} aria-hidden="true" />
          recalculating plan
        </>
      )}
      {status === 'success' && (
        <Button size="xs" variant="subtle" onClick={refresh}>
          refresh page
        </Button>
      )}
      {status === 'error' && (
        <>
          The alerts could not be recalculated.
          <Button size="xs" variant="default" onClick={start}>
            Try again
          </Button>
        </>
      )}
    </output>
  )
}
