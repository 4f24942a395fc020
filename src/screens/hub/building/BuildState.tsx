import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { measureTracker } from '#features/trackers/rules.ts'
import { describeStep } from '#features/trackers/web/index.ts'
import { formatDate } from '#ui/dates/moments.ts'
import { IconAlertCircle, IconCircle, IconCircleCheck, IconCircleX, IconProgress } from '#ui/icons.ts'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { BUILD_STEPS } from '#features/hubs/rules.ts'
import classes from './Building.module.css'
import { describeRun, isReady, isRecent } from './describe-build.ts'
import type { HubBuild } from '#features/hubs/web/index.ts'
import type { HubBuilding } from './use-hub-build.ts'

const ICONS = {
  pending: IconCircle,
  inProgress: IconProgress,
  done: IconCircleCheck,
  error: IconCircleX,
} as const

const STATE_WORDS = {
  pending: 'waits',
  inProgress: 'goes on',
  done: 'done',
  error: 'failed',
} as const satisfies Record<keyof typeof ICONS, string>

/** The steps of a run that builds a hub which has no ideas yet (F-110). */
export function BuildSteps({ building }: { building: HubBuilding }) {
  const { run, tracker } = building
  const steps = tracker?.stepsObject
  return (
    <div className={classes.whole}>
      <h3 className={classes.title}>Building your hub... This may take a few minutes</h3>
      <ol className={classes.steps}>
        {BUILD_STEPS.map((name) => {
          const state = steps?.[name] ?? 'pending'
          const Icon = ICONS[state]
          return (
            <li key={name} className={classes.step} data-state={state}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {state === 'inProgress' ? describeStep(name, tracker?.progress) : name}
              <span className="visually-hidden">, {STATE_WORDS[state]}</span>
            </li>
          )
        })}
      </ol>
      <Progress building={building} />
      {run !== null && run.state !== 'running' && (
        <output className={classes.quiet}>{describeRun(run)}</output>
      )}
      <CancelButton building={building} />
    </div>
  )
}

interface BuildLineProps {
  building: HubBuilding
  onRetry: () => void
}

/** A run beside the ideas that the hub has: how far it is, what it has done, or why it ended before (F-108). */
export function BuildLine({ building, onRetry }: BuildLineProps) {
  const { run, isActive, tracker } = building
  // The end of its last step is told a moment before its own end.
  if (run === null || (isActive && isReady(run, tracker?.stepsObject ?? null))) return null
  if (isActive) {
    const step = Object.entries(tracker?.stepsObject ?? {}).find(([, state]) => state === 'inProgress')
    return (
      <section aria-label="Ideas being generated" className={classes.line}>
        <output className={classes.words}>
          {run.state === 'running' && step ? describeStep(step[0], tracker?.progress) : describeRun(run)}
        </output>
        <CancelButton building={building} />
        <Progress building={building} />
      </section>
    )
  }
  if (run.state === 'done')
    return (
      <output className={classes.quiet} title={run.ended_at === null ? undefined : formatDate(run.ended_at)}>
        Last time: {describeRun(run)}
      </output>
    )
  if (!hasEndedLately(run)) return null
  return (
    <section
      aria-label="Ideas not generated"
      className={classes.line}
      data-failed={run.state === 'failed' || undefined}
    >
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <output className={classes.words}>{describeRun(run)}</output>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </section>
  )
}

function Progress({ building: { tracker } }: { building: HubBuilding }) {
  return (
    <div className={classes.progress}>
      <ProgressBar
        label="Progress"
        text="Building the hub"
        share={tracker === null ? null : measureTracker(tracker)}
      />
    </div>
  )
}

function CancelButton({ building: { cancelling } }: { building: HubBuilding }) {
  return (
    <Button size="xs" variant="default" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
      Cancel
    </Button>
  )
}

function hasEndedLately(run: HubBuild): boolean {
  return isRecent(run, new Date())
}
