import { useState } from 'react'
import { FILTER_METRICS, type FilterMetric } from '#features/articles/rules.ts'
import { describeMetric, METRIC_GROUPS } from '#features/articles/web/index.ts'
import { RangeField } from '#ui/fields/RangeField.tsx'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import { listRanges } from '../view/bounds.ts'
import { describeBounds, unitOf } from './describe-range.ts'
import { checkRange, showRange, type FilterDraft, type TypedRange } from './filter-draft.ts'
import classes from './FilterForm.module.css'

/** F-087: those that are shown before others are added. */
const FIRST_METRICS: readonly FilterMetric[] = ['estimated_search_volume', 'potential_clicks']
const EMPTY: TypedRange = { min: '', max: '' }
const NO_PROBLEM = { min: null, max: null }

const OPTIONS = METRIC_GROUPS.flatMap(({ name, metrics }) =>
  metrics.map((value) => ({ value, label: describeMetric(value).full, note: name })),
)

interface MetricFieldsProps {
  draft: FilterDraft
  /** Whether the user has tried to apply the filters, so that their mistakes are shown. */
  isChecked: boolean
  onChange: (draft: FilterDraft) => void
}

/** Filters of metrics: the first two, those that are in use, and those that the user finds by typing. */
export function MetricFields({ draft, isChecked, onChange }: MetricFieldsProps) {
  const [shown, setShown] = useState<readonly FilterMetric[]>(() => [
    ...FIRST_METRICS,
    ...FILTER_METRICS.filter((name) => !FIRST_METRICS.includes(name) && draft.bounds[name] !== undefined),
  ])
  return (
    <section className={classes.section} aria-label="Metrics">
      {shown.map((metric) => {
        const range = draft.bounds[metric] ?? EMPTY
        const isFilled = range.min !== '' && range.max !== ''
        return (
          <RangeField
            key={metric}
            label={describeMetric(metric).full}
            unit={unitOf(metric)}
            min={range.min}
            max={range.max}
            problem={isChecked || isFilled ? checkRange(range) : NO_PROBLEM}
            ranges={listRanges(metric).map((one) => ({
              text: describeBounds(metric, one),
              ...showRange(one),
            }))}
            onChange={(next) => onChange({ ...draft, bounds: { ...draft.bounds, [metric]: next } })}
          />
        )
      })}
      <SearchSelect
        label="Add a metric"
        options={OPTIONS.filter(({ value }) => !shown.includes(value))}
        value=""
        onChange={(value) => {
          const added = FILTER_METRICS.find((name) => name === value)
          if (added !== undefined) setShown([...shown, added])
        }}
      />
    </section>
  )
}
