import { describeTracker } from '#features/trackers/rules.ts'
import { describeStep } from '#features/trackers/web/index.ts'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import classes from './SearchConsoleScreen.module.css'
import type { useImportRun } from './use-import-run.ts'

interface ImportProgressProps {
  tracker: ReturnType<typeof useImportRun>['tracker']
  /** Why the import waits; null when it does not. */
  reason: string | null
}

/** What a running import does, and how far it is. */
export function ImportProgress({ tracker, reason }: ImportProgressProps) {
  const { step } = tracker ? describeTracker(tracker) : { step: null }
  const text = describeStep(step ?? 'Beginning', tracker?.progress)
  // The progress of the named step: reading the days takes nearly all of the time.
  const { done, total } = tracker?.progress ?? { done: 0, total: 0 }
  return (
    <>
      <p>{text}</p>
      <ProgressBar label="Update" text={text} share={total > 0 ? done / total : null} />
      <p className={classes.hint}>
        {reason ?? 'The newest days come first. You can leave this page; it goes on.'}
      </p>
    </>
  )
}
