import { IconFileText, IconX } from '../icons.ts'
import type { ReactNode } from 'react'
import classes from './FileField.module.css'
import { IconButton } from '../layout/IconButton.tsx'
import { formatSize } from '../numbers.ts'

interface FileFieldProps {
  label: string
  hint: ReactNode
  /** Text on the button. */
  choose: string
  accept: string
  file: File | null
  onPick: (file: File) => void
  onRemove: () => void
}

/** A native file button, or the chosen file with its size. A dropped file is passed in as `file`. */
export function FileField({ label, hint, choose, accept, file, onPick, onRemove }: FileFieldProps) {
  return (
    <div className={classes.field}>
      <h2>{label}</h2>
      <p className={classes.hint}>{hint}</p>
      {file === null ? (
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
      ) : (
        <div className={classes.chip}>
          <IconFileText size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.name} title={file.name} dir="auto">
            {file.name}
          </span>
          <span className={classes.size}>{formatSize(file.size)}</span>
          <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
