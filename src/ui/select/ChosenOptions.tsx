import { IconX } from '../icons.ts'
import type { SelectOption } from './find-options.ts'
import classes from './MultiSelect.module.css'

interface ChosenOptionsProps {
  label: string
  chosen: readonly SelectOption[]
  onRemove: (value: string) => void
}

/** The options that were chosen, each with a button that removes it. */
export function ChosenOptions({ label, chosen, onRemove }: ChosenOptionsProps) {
  return (
    <ul className={classes.chosen} aria-label={`Chosen ${label.toLowerCase()}`}>
      {chosen.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={classes.chip}
            title={`Remove ${option.label}`}
            onClick={() => onRemove(option.value)}
          >
            <span className="visually-hidden">Remove </span>
            <span className={classes.name} dir="auto">
              {option.label}
            </span>
            <IconX size={14} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
