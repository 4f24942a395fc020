import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconAlertCircle, IconCircleCheck } from '#ui/icons.ts'
import classes from './AccessResult.module.css'

const MARKS = {
  busy: <Loader size={28} />,
  good: <IconCircleCheck size={32} stroke={1.5} />,
  bad: <IconAlertCircle size={32} stroke={1.5} />,
} as const

interface AccessResultProps {
  look: keyof typeof MARKS
  title: string
  children?: ReactNode
}

/** The page to which a publishing system sends its user back: whether the connection worked. */
export function AccessResult({ look, title, children }: AccessResultProps) {
  return (
    <div className={classes.page}>
      <span className={`${classes.mark} ${classes[look]}`} aria-hidden="true">
        {MARKS[look]}
      </span>
      <h1>{title}</h1>
      {children}
      <output className="visually-hidden">{title}</output>
    </div>
  )
}
