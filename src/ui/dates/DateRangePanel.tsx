import '@mantine/dates/styles.layer.css'
import { Button } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useState } from 'react'
import { findPreset, PRESETS, previousRange, rangeOfPreset } from './date-presets.ts'
import type { DateRangeValue } from './DateRange.tsx'
import classes from './DateRange.module.css'
import { addMonths, formatDays, type IsoDay } from './iso-days.ts'

interface DateRangePanelProps {
  value: DateRangeValue
  last: IsoDay
  earliest: IsoDay | undefined
  onApply: (value: DateRangeValue) => void
}

/** Nothing is applied before the button is pressed. */
export function DateRangePanel({ value, last, earliest, onApply }: DateRangePanelProps) {
  const name = useId()
  const [days, setDays] = useState<[IsoDay | null, IsoDay | null]>([value.from, value.to])
  const [isCompared, setIsCompared] = useState(value.isCompared)
  const isWide = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false })
  const [from, to] = days
  const chosen = from !== null && to !== null ? { from, to } : null
  const preset = chosen && findPreset(chosen, last, earliest)
  const [month, setMonth] = useState(isWide ? addMonths(value.to, -1) : value.to)

  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onApply({ ...chosen, isCompared })
      }}
    >
      <fieldset className={classes.presets}>
        <legend className="visually-hidden">Days</legend>
        {PRESETS.map((one) => (
          <label key={one.key} className={classes.preset}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={preset?.key === one.key}
              {...(preset?.key === one.key && { 'data-first-focus': true })}
              onChange={() => {
                const range = rangeOfPreset(one, last, earliest)
                setDays([range.from, range.to])
                setMonth(isWide ? addMonths(range.to, -1) : range.to)
              }}
            />
            {one.label}
          </label>
        ))}
        <label className={classes.preset}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={preset === null}
            onChange={() => setDays([null, null])}
          />
          Custom
        </label>
      </fieldset>
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
        <label className={classes.compare}>
          <input
            type="checkbox"
            checked={isCompared}
            onChange={(event) => setIsCompared(event.currentTarget.checked)}
          />
          Compare with the days before
        </label>
        <div className={classes.end}>
          <output className={classes.words}>
            {chosen ? formatDays(chosen.from, chosen.to) : 'Choose two days'}
            {chosen && isCompared && <small>vs {describePrevious(chosen)}</small>}
          </output>
          <Button type="submit" disabled={!chosen}>
            Apply
          </Button>
        </div>
      </div>
    </form>
  )
}

function describePrevious(range: { from: IsoDay; to: IsoDay }): string {
  const before = previousRange(range)
  return formatDays(before.from, before.to)
}
