import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleX, IconProgress } from '@tabler/icons-react'
import { useState } from 'react'
import { STEPS } from './clustering-steps.ts'
import classes from './ClusteringRun.module.css'
import type { Clustering } from './use-clustering.ts'

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

/** M-24: the steps of a clustering while it goes on, or why it failed; nothing otherwise. */
export function ClusteringRun({ clustering }: { clustering: Clustering }) {
  const { run, isActive, steps, resuming, cancelling } = clustering
  const [dismissed, setDismissed] = useState<number | null>(null)
  if (run === null || (!isActive && run.state !== 'failed') || dismissed === run.id) return null
  return (
    <section aria-label="Clustering" className={classes.run} data-failed={!isActive || undefined}>
      <ol className={classes.steps}>
        {STEPS.map((name) => {
          const state = steps?.[name] ?? 'pending'
          const Icon = ICONS[state]
          return (
            <li key={name} className={classes.step} data-state={state}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {name}
              <span className="visually-hidden">, {STATE_WORDS[state]}</span>
            </li>
          )
        })}
      </ol>
      <output className={classes.reason}>{describeRun(run)}</output>
      {isActive ? (
        <Button
          size="xs"
          variant="default"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          Cancel
        </Button>
      ) : (
        <div className={classes.buttons}>
          <Button size="xs" variant="default" onClick={() => setDismissed(run.id)}>
            Dismiss
          </Button>
          <Button size="xs" loading={resuming.isPending} onClick={() => resuming.mutate()}>
            Resume
          </Button>
        </div>
      )}
    </section>
  )
}

function describeRun({ state, reason }: NonNullable<Clustering['run']>): string {
  switch (state) {
    case 'queued':
      return 'Waits for its turn.'
    case 'waiting':
      return reason ?? 'Waits, and goes on by itself.'
    case 'failed':
      return reason ?? 'Clustering failed.'
    case 'running':
    case 'done':
    case 'cancelled':
      return ''
  }
}
