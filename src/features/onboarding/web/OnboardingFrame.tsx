import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './OnboardingFrame.module.css'

const STEPS = ['Website', 'Search Console', 'WordPress'] as const

interface OnboardingFrameProps {
  /** From 1. */
  step: 1 | 2 | 3
  title: string
  children: ReactNode
}

/** One step of setting up a content plan, and where it stands among the others. */
export function OnboardingFrame({ step, title, children }: OnboardingFrameProps) {
  return (
    <div className={classes.page}>
      <ol className={classes.steps} aria-label="Steps">
        {STEPS.map((name, index) => (
          <li
            key={name}
            className={classes.step}
            data-state={index + 1 < step ? 'done' : index + 1 === step ? 'current' : 'ahead'}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {index + 1 < step ? <IconCheck size={14} stroke={2.5} /> : index + 1}
            </span>
            {name}
            {index + 1 < step && <span className={classes.hidden}> (done)</span>}
          </li>
        ))}
      </ol>
      <h1 className={classes.title}>{title}</h1>
      {children}
    </div>
  )
}
