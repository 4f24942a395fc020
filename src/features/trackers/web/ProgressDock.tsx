import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatCount } from '#ui/numbers.ts'
import { describeStep } from './describe-step.ts'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { IconCircleCheck, IconCircleX, IconX } from '#ui/icons.ts'
import { describeTracker, measureTracker, TRACKERS_SHOWN, type Tracker } from '../rules.ts'
import classes from './ProgressDock.module.css'

interface ProgressDockProps {
  /** Trackers, the newest first. */
  trackers: readonly Tracker[]
  /** Address of the article that a tracker is about; null when it is about none. */
  hrefOf: (tracker: Tracker) => string | null
  /** Address of the result of a tracker that is done; null where nothing shows it. */
  resultOf: (tracker: Tracker) => string | null
  /** Address of what lists the trackers that are not shown; null where nothing does. */
  moreHref: string | null
  onDismiss: (id: string) => void
}

/** Shows work in the background in a corner of the window; empty when there is none. */
export function ProgressDock({ trackers, hrefOf, resultOf, moreHref, onDismiss }: ProgressDockProps) {
  if (trackers.length === 0) return null
  const more = trackers.length - TRACKERS_SHOWN
  return (
    <section aria-label="Progress" className={classes.dock}>
      <ul>
        {trackers.slice(0, TRACKERS_SHOWN).map((tracker) => (
          <li key={tracker.id}>
            <TrackerLines
              tracker={tracker}
              href={hrefOf(tracker)}
              result={resultOf(tracker)}
              onDismiss={() => onDismiss(tracker.id)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          {moreHref === null ? (
            `${formatCount(more)} more`
          ) : (
            <AppLink href={moreHref}>{formatCount(more)} more</AppLink>
          )}
        </p>
      )}
    </section>
  )
}

interface TrackerLinesProps {
  tracker: Tracker
  href: string | null
  result: string | null
  onDismiss: () => void
}

function TrackerLines({ tracker, href, result, onDismiss }: TrackerLinesProps) {
  const { state } = describeTracker(tracker)
  const isDone = state === 'done'
  const text = (isDone && tracker.reason) || describeState(tracker)
  return (
    <div className={classes.tracker} data-state={state}>
      <div className={classes.line}>
        {isDone && <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />}
        {state === 'failed' && <IconCircleX size={18} stroke={1.75} aria-hidden="true" />}
        {href === null ? (
          <span className={classes.name} title={tracker.name} dir="auto">
            {tracker.name}
          </span>
        ) : (
          <AppLink href={href} className={classes.name} title={tracker.name} dir="auto">
            {tracker.name}
          </AppLink>
        )}
        <IconButton label={`Dismiss ${tracker.name}`} onClick={onDismiss}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      </div>
      <p className={classes.step}>{text}</p>
      {!isDone && tracker.reason && <p className={classes.step}>{tracker.reason}</p>}
      {isDone && result !== null && tracker.link && (
        <AppLink href={result} className={classes.result}>
          {tracker.link.label}
        </AppLink>
      )}
      {state === 'running' && (
        <ProgressBar label={tracker.name} text={text} share={measureTracker(tracker)} />
      )}
    </div>
  )
}

/** "Importing days 243 of 486 · step 1 of 3": the bar beside it shows all steps. */
function describeState(tracker: Tracker): string {
  const { state, step } = describeTracker(tracker)
  if (state === 'done') return 'Done'
  if (state === 'failed') return `${step} failed`
  const steps = Object.keys(tracker.stepsObject)
  const now = tracker.progress ? describeStep(step ?? '', tracker.progress) : `${step}…`
  return steps.length > 1 ? `${now} · step ${steps.indexOf(step ?? '') + 1} of ${steps.length}` : now
}
