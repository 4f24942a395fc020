import { useId, type ReactNode } from 'react'
import classes from './ChoiceBar.module.css'

interface ChoiceBarProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  disabled?: boolean
  onChange: (value: Value) => void
}

/** Chooses one of a few options: native radio buttons that look like a segmented bar. */
export function ChoiceBar<Value extends string | number>(props: ChoiceBarProps<Value>) {
  const { label, value, options, disabled = false, onChange } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.bar}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
