import type { ReactNode } from 'react'
import classes from './DialogParts.module.css'

interface CheckLineProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A checkbox with its sentence, on a line of its own. */
export function CheckLine({ isChecked, onChange, children }: CheckLineProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span>{children}</span>
    </label>
  )
}
