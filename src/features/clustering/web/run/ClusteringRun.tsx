import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleX, IconProgress } from '#ui/icons.ts'
import { useState } from 'react'
import { formatCost } from '#features/billing/rules.ts'
import { describeStep, followTracker } from '#features/trackers/web/index.ts'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { readCostToConfirm } from '../cost-to-confirm.ts'
import { STEPS } from './clustering-steps.ts'
import { measureRun } from './measure-run.ts'
import { describeTimeLeft } from './time-left.ts'
import classes from './ClusteringRun.module.css'
import type { Clustering } from '../use-clustering.ts'
import { trackerId } from '#features/trackers/rules.ts'

type StepState = NonNullable<Clustering['steps']>[string]

const ICONS = {
  pending: IconCircle,
  inProgress: IconProgress,
  done: IconCircleCheck,
  error: IconCircleX,
} as const satisfies Record<StepState, unknown>

const STATE_WORDS = {
  pending: 'waits',
  inProgress: 'goes on',
  done: 'done',
  error: 'failed',
} as const satisfies Record<StepState, string>

/** The steps of an active clustering (M-24), or why it failed; renders nothing otherwise. */
export function ClusteringRun({ clustering }: { clustering: Clustering }) {
  const { run, isActive, steps, progress, secondsLeft, resuming, cancelling } = clustering
  const [dismissed, setDismissed] = useState<number | null>(null)
  const costToConfirm = readCostToConfirm(resuming.error)
  const isShown = run !== null && (isActive || run.state === 'failed') && dismissed !== run.id
  if (!isShown) return null
  const timeLeft = secondsLeft === null || run.state !== 'running' ? null : describeTimeLeft(secondsLeft)
  const dismiss = () => {
    setDismissed(run.id)
    followTracker({ kind: 'dismissed', id: trackerId(run.id) })
  }
  return (
    <section aria-label="Clustering" className={classes.run} data-failed={!isActive || undefined}>
      <ol className={classes.steps}>
        {STEPS.map((name) => {
          const state = showState(name, { steps, isActive })
          const Icon = ICONS[state]
          return (
            <li key={name} className={classes.step} data-state={state}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {state === 'inProgress' ? describeStep(name, progress) : name}
              <span className="visually-hidden">, {STATE_WORDS[state]}</span>
            </li>
          )
        })}
      </ol>
      <output className={classes.reason}>{describeRun(run)}</output>
      {isActive ? (
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            loading={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            Cancel
          </Button>
        </div>
      ) : (
        <div className={classes.buttons}>
          <Button size="xs" variant="default" onClick={dismiss}>
            Dismiss
          </Button>
          <Button size="xs" loading={resuming.isPending} onClick={() => resuming.mutate(undefined)}>
            Resume
          </Button>
        </div>
      )}
      {isActive && (
        <div className={classes.progress}>
          <ProgressBar
            label="Clustering"
            text={timeLeft ?? 'Clustering'}
            share={steps === null ? null : measureRun({ stepsObject: steps, progress })}
          />
          {timeLeft !== null && <span>{timeLeft}</span>}
        </div>
      )}
      {costToConfirm !== null && (
        <ConfirmDialog
          title="Go on with the clustering?"
          text={`The rest costs about ${formatCost(costToConfirm)}. What was fetched already is not paid again.`}
          confirm={`Spend up to ${formatCost(costToConfirm)}`}
          onConfirm={() => resuming.mutate(costToConfirm)}
          onCancel={resuming.reset}
        />
      )}
    </section>
  )
}

/**
 * A step that was in progress when its run ended is shown as failed. The last step goes on until the screen knows that
 * the run has ended, so that nothing looks done beside counts from before.
 */
function showState(
  name: (typeof STEPS)[number],
  { steps, isActive }: Pick<Clustering, 'steps' | 'isActive'>,
): StepState {
  const state = steps?.[name] ?? 'pending'
  if (state === 'inProgress' && !isActive) return 'error'
  return state === 'done' && isActive && name === STEPS.at(-1) ? 'inProgress' : state
}

function describeRun({ state, reason }: NonNullable<Clustering['run']>): string {
  switch (state) {
    case 'queued':
      return 'Waits for its turn.'
    case 'waiting':
      return reason === null
        ? 'Waits, and continues automatically.'
        : `${reason} This continues automatically.`
    case 'failed':
      return reason ?? 'Clustering failed.'
    case 'running':
    case 'done':
    case 'cancelled':
      return ''
  }
}
