import { describeStep } from '#features/trackers/web/index.ts'
import { IconCircle, IconCircleCheck, IconCircleX, IconProgress } from '#ui/icons.ts'
import classes from './Agents.module.css'
import type { WrittenRun } from './running/follow-run.ts'

type Step = WrittenRun['steps'][number]

const SIGNS = {
  pending: { Icon: IconCircle, word: 'not begun' },
  inProgress: { Icon: IconProgress, word: 'in progress' },
  done: { Icon: IconCircleCheck, word: 'done' },
  error: { Icon: IconCircleX, word: 'failed' },
} as const

/** M-09: the steps of a run, each with its state. */
export function WritingSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {steps.map((step) => {
        const { Icon, word } = SIGNS[step.state]
        return (
          <li
            key={step.name}
            data-state={step.state}
            {...(step.state === 'inProgress' && { 'aria-current': 'step' })}
          >
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            <span>{describeStep(step.name, step.progress ?? null)}</span>
            <span className="visually-hidden">, {word}</span>
          </li>
        )
      })}
    </ol>
  )
}
