import { useId, type ReactNode } from 'react'
import { ChoiceBar } from './ChoiceBar.tsx'
import classes from './NumberChoice.module.css'

interface NumberChoiceProps {
  label: string
  explanation: ReactNode
  least: number
  most: number
  value: number
  onChange: (value: number) => void
  disabled?: boolean
  /** Shown beside the numbers, or below them on a narrow screen. */
  children?: ReactNode
}

/** Chooses one whole number from a short range, with a sentence that explains it. */
export function NumberChoice({
  label,
  explanation,
  least,
  most,
  value,
  onChange,
  disabled = false,
  children,
}: NumberChoiceProps) {
  const id = useId()
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  return (
    <fieldset className={classes.choice} aria-describedby={`${id}-explanation`}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.line}>
        <div className={classes.bar}>
          <ChoiceBar
            label={label}
            value={value}
            options={numbers.map((number) => ({ value: number, label: number }))}
            disabled={disabled}
            onChange={onChange}
          />
        </div>
        {children}
      </div>
      <p id={`${id}-explanation`} className={classes.explanation}>
        {explanation}
      </p>
    </fieldset>
  )
}
