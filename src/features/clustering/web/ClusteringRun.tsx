import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleX, IconProgress } from '#ui/icons.ts'
import { useEffect, useState } from 'react'
import { formatCost } from '#features/billing/rules.ts'
import { describeStep, followTracker, showOnScreen } from '#features/trackers/web/index.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { readCostToConfirm } from './cost-to-confirm.ts'
import { STEPS } from './clustering-steps.ts'
import classes from './ClusteringRun.module.css'
import { trackerId, type Clustering } from './use-clustering.ts'

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
  const { run, isActive, steps, progress, resuming, cancelling } = clustering
  const [dismissed, setDismissed] = useState<number | null>(null)
  const costToConfirm = readCostToConfirm(resuming.error)
  const isShown = run !== null && (isActive || run.state === 'failed') && dismissed !== run.id
  const shownId = isShown ? trackerId(run) : null
  useEffect(() => (shownId === null ? undefined : showOnScreen(shownId)), [shownId])
  if (!isShown) return null
  const dismiss = () => {
    setDismissed(run.id)
    followTracker({ kind: 'dismissed', id: trackerId(run) })
  }
  return (
    <section aria-label="Clustering" className={classes.run} data-failed={!isActive || undefined}>
      <ol className={classes.steps}>
        {STEPS.map((name) => {
          const state = showState(steps?.[name], isActive)
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

/** A step that was in progress when its run ended is shown as failed. */
function showState(state: StepState = 'pending', isActive: boolean): StepState {
  return state === 'inProgress' && !isActive ? 'error' : state
}

function describeRun({ state, reason }: NonNullable<Clustering['run']>): string {
  switch (state) {
    case 'queued':
      return 'Waits for its turn.'
    case 'waiting':
      return reason === null ? 'Waits, and goes on by itself.' : `${reason} This goes on by itself.`
    case 'failed':
      return reason ?? 'Clustering failed.'
    case 'running':
    case 'done':
    case 'cancelled':
      return ''
  }
}
