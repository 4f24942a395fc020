import { IconX } from '../icons.ts'
import classes from './RemovableChip.module.css'

interface RemovableChipProps {
  text: string
  onRemove: () => void
}

/** What is applied, such as a filter, as a small button that removes it. */
export function RemovableChip({ text, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={classes.chip} title={`Remove ${text}`} onClick={onRemove}>
      <span className="visually-hidden">Remove </span>
      <span className={classes.text} dir="auto">
        {text}
      </span>
      <IconX size={14} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
