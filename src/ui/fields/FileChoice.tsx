import type { ReactNode } from 'react'
import classes from './FileField.module.css'

interface FileChoiceProps {
  label: string
  hint: ReactNode
  /** Text on the button. */
  choose: string
  accept: string
  onPick: (file: File) => void
}

/** A native file button with a heading and a hint above it. */
export function FileChoice({ label, hint, choose, accept, onPick }: FileChoiceProps) {
  return (
    <div className={classes.field}>
      <h2>{label}</h2>
      <p className={classes.hint}>{hint}</p>
      <label className={classes.choose}>
        <input
          type="file"
          className="visually-hidden"
          accept={accept}
          onChange={(event) => {
            const picked = event.target.files?.[0]
            if (picked) onPick(picked)
          }}
        />
        {choose}
      </label>
    </div>
  )
}
