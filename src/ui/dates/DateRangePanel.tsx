import '@mantine/dates/styles.layer.css'
import { Button } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useState } from 'react'
import {
  findPreset,
  rangeOfPreset,
  type DateRangeValue,
  type Preset,
  type PresetDays,
} from './date-presets.ts'
import classes from './DateRange.module.css'
import { addMonths, previousRange } from '#platform/days.ts'
import { formatDays } from './format-days.ts'

interface DateRangePanelProps {
  value: DateRangeValue
  last: string
  days: PresetDays
  canCompare: boolean
  onApply: (value: DateRangeValue) => void
}

/** The choice takes effect only when the user presses Apply. */
export function DateRangePanel({ value, last, days: presetDays, canCompare, onApply }: DateRangePanelProps) {
  const { presets, earliest } = presetDays
  const [days, setDays] = useState<[string | null, string | null]>([value.from, value.to])
  const [isCompared, setIsCompared] = useState(value.isCompared)
  const isWide = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false })
  const [from, to] = days
  const chosen = from !== null && to !== null ? { from, to } : null
  const preset = chosen && findPreset(chosen, presetDays)
  const [month, setMonth] = useState(isWide ? addMonths(value.to, -1) : value.to)

  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onApply({ ...chosen, isCompared })
      }}
    >
      <PresetChoice
        presets={presets}
        chosen={preset}
        onChoose={(one) => {
          if (one === null) return setDays([null, null])
          const range = rangeOfPreset(one, presetDays)
          setDays([range.from, range.to])
          setMonth(isWide ? addMonths(range.to, -1) : range.to)
        }}
      />
      <div className={classes.days}>
        <DatePicker
          type="range"
          allowSingleDateInRange
          value={days}
          onChange={setDays}
          date={month}
          onDateChange={setMonth}
          numberOfColumns={isWide ? 2 : 1}
          maxDate={last}
          {...(earliest !== undefined && { minDate: earliest })}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        />
        {canCompare && (
          <label className={classes.compare}>
            <input
              type="checkbox"
              checked={isCompared}
              onChange={(event) => setIsCompared(event.currentTarget.checked)}
            />
            Compare with the days before
          </label>
        )}
        <div className={classes.end}>
          <output className={classes.words}>
            {chosen ? formatDays(chosen) : 'Choose two days'}
            {chosen && canCompare && isCompared && <small>vs {formatDays(previousRange(chosen))}</small>}
          </output>
          <Button type="submit" disabled={!chosen}>
            Apply
          </Button>
        </div>
      </div>
    </form>
  )
}

interface PresetChoiceProps {
  presets: readonly Preset[]
  /** The chosen preset, or null when the user chose other days. */
  chosen: Preset | null
  onChoose: (preset: Preset | null) => void
}

function PresetChoice({ presets, chosen, onChoose }: PresetChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.presets}>
      <legend className="visually-hidden">Days</legend>
      {presets.map((one) => (
        <label key={one.key} className={classes.preset}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={chosen?.key === one.key}
            {...(chosen?.key === one.key && { 'data-first-focus': true })}
            onChange={() => onChoose(one)}
          />
          {one.label}
        </label>
      ))}
      <label className={classes.preset}>
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        Custom
      </label>
    </fieldset>
  )
}
