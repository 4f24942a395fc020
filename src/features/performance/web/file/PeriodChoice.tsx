import { TextInput } from '@mantine/core'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { PERIODS } from './guess-period.ts'
import classes from './SearchFile.module.css'
import type { FileSummary } from './search-file-worker.ts'
import type { Period } from './use-period.ts'

const OPTIONS = [
  { value: 'unknown', label: 'Choose a period' },
  ...PERIODS.map(({ key, label }) => ({ value: key, label })),
  { value: 'days', label: 'From – to' },
  { value: 'none', label: 'I do not know: leave the numbers out' },
] as const

interface PeriodChoiceProps {
  summary: FileSummary
  period: Period
  isDisabled: boolean
}

/** Asks of which days the sums in a file are, because the file does not say it. */
export function PeriodChoice({ summary, period, isDisabled }: PeriodChoiceProps) {
  const { name, range, trouble, choose, change } = period
  return (
    <fieldset className={classes.period} disabled={isDisabled}>
      <legend className={classes.question}>Which period is this?</legend>
      <p className={classes.note}>
        {formatNoun(summary.undated, 'row has', 'rows have')} clicks and impressions of a whole period, not of
        days.
        {period.isGuessed && ' The file suggests this one: please check it.'}
        {summary.isNarrowed && ' The export is narrowed by a filter, so its numbers are of that part only.'}
      </p>
      <div className={classes.days}>
        <SelectFilter label="Period" value={name} options={OPTIONS} onChange={choose} />
        {name !== 'unknown' && name !== 'none' && (
          <>
            <TextInput
              type="date"
              label="From"
              value={range.from}
              onChange={({ currentTarget: { value } }) => change({ from: value })}
            />
            <TextInput
              type="date"
              label="To"
              value={range.to}
              onChange={({ currentTarget: { value } }) => change({ to: value })}
            />
          </>
        )}
      </div>
      {trouble !== null && (
        <p role="alert" className={classes.trouble}>
          {trouble}
        </p>
      )}
    </fieldset>
  )
}
