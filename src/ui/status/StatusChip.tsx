import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconProgress,
} from '../icons.ts'
import type { ReactNode } from 'react'
import classes from './StatusChip.module.css'

export type Tone = 'neutral' | 'busy' | 'good' | 'warning' | 'danger' | 'undone'

// Each tone has a shape of its own, for people who do not see its colour.
const ICONS = {
  neutral: IconCircleDashed,
  busy: IconProgress,
  good: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  undone: IconArrowBackUp,
} as const satisfies Record<Tone, unknown>

export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <span className={classes.chip} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}
