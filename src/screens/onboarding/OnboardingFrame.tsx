import { IconCheck, IconMinus } from '#ui/icons.ts'
import type { ReactNode } from 'react'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './OnboardingFrame.module.css'

const STEPS = ['Website', 'Search Console', 'WordPress'] as const

interface OnboardingFrameProps {
  /** Counted from 1. */
  step: 1 | 2 | 3
  title: string
  /** Link to the Search Console step if the user skipped it. */
  skipped?: string | null
  children: ReactNode
}

type StepState = 'done' | 'skipped' | 'current' | 'ahead'

/** Frame of one step of setting up a content plan, with the list of all steps. */
export function OnboardingFrame({ step, title, skipped = null, children }: OnboardingFrameProps) {
  return (
    <div className={classes.page}>
      <ol className={classes.steps} aria-label="Steps">
        {STEPS.map((name, index) => {
          const isSkipped = name === 'Search Console' && skipped !== null
          const state = stateOf({ number: index + 1, step, isSkipped })
          return (
            <li
              key={name}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                {showMark(state, index + 1)}
              </span>
              {state === 'skipped' && skipped !== null ? <AppLink href={skipped}>{name}</AppLink> : name}
              {state === 'done' && <span className={classes.hidden}> (done)</span>}
              {state === 'skipped' && <span className={classes.hidden}> (skipped)</span>}
            </li>
          )
        })}
      </ol>
      <h1 className={classes.title}>{title}</h1>
      {children}
    </div>
  )
}

interface StepInput {
  number: number
  step: number
  isSkipped: boolean
}

function stateOf({ number, step, isSkipped }: StepInput): StepState {
  if (number > step) return 'ahead'
  if (number === step) return 'current'
  return isSkipped ? 'skipped' : 'done'
}

function showMark(state: StepState, number: number): ReactNode {
  switch (state) {
    case 'done':
      return <IconCheck size={14} stroke={2.5} />
    case 'skipped':
      return <IconMinus size={14} stroke={2.5} />
    case 'current':
    case 'ahead':
      return number
  }
}
