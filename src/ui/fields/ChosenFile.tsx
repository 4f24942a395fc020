import type { ReactNode } from 'react'
import { IconFileText, IconX } from '../icons.ts'
import { IconButton } from '../layout/IconButton.tsx'
import { formatSize } from '../numbers.ts'
import classes from './FileField.module.css'

interface ChosenFileProps {
  label: string
  hint: ReactNode
  file: File
  onRemove: () => void
}

/** The end of a long name is always in view: exports of one site differ in their last characters. */
const END_CHARACTERS = 14

/** The chosen file with its size and a button that removes it, in place of a `FileChoice`. */
export function ChosenFile({ label, hint, file, onRemove }: ChosenFileProps) {
  return (
    <div className={classes.field}>
      <h2>{label}</h2>
      {hint !== null && <p className={classes.hint}>{hint}</p>}
      <div className={classes.chip}>
        <IconFileText size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.name} title={file.name} dir="auto">
          <span className={classes.start}>{file.name.slice(0, -END_CHARACTERS)}</span>
          <span className={classes.end}>{file.name.slice(-END_CHARACTERS)}</span>
        </span>
        <span className={classes.size}>{formatSize(file.size)}</span>
        <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      </div>
    </div>
  )
}
