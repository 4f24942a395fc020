import { TextInput } from '@mantine/core'
import classes from './RangeField.module.css'

interface RangeFieldProps {
  label: string
  /** Written after the fields, such as %. */
  unit?: string
  min: string
  max: string
  /** What is wrong with each of the two; null when nothing is. */
  problem: { min: string | null; max: string | null }
  /** Usual ranges, which fill both fields with one press. */
  ranges: readonly { text: string; min: string; max: string }[]
  onChange: (range: { min: string; max: string }) => void
}

/** A least and a most, each typed as text, with chips of usual ranges. */
export function RangeField({ label, unit = '', min, max, problem, ranges, onChange }: RangeFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{unit === '' ? label : `${label}, ${unit}`}</legend>
      <div className={classes.line}>
        <TextInput
          size="xs"
          inputMode="numeric"
          aria-label={`${label}: least`}
          placeholder="Min"
          autoComplete="off"
          error={problem.min}
          value={min}
          onChange={(event) => onChange({ min: event.currentTarget.value, max })}
        />
        <TextInput
          size="xs"
          inputMode="numeric"
          aria-label={`${label}: most`}
          placeholder="Max"
          autoComplete="off"
          error={problem.max}
          value={max}
          onChange={(event) => onChange({ min, max: event.currentTarget.value })}
        />
      </div>
      <div className={classes.chips}>
        {ranges.map((range) => {
          const isChosen = range.min === min && range.max === max
          return (
            <button
              key={range.text}
              type="button"
              className={classes.chip}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? { min: '', max: '' } : { min: range.min, max: range.max })}
            >
              {range.text}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
