import type { FilterMetric } from '#features/articles/rules.ts'
import { describeMetric } from '#features/articles/web/index.ts'
import { formatCount } from '#ui/numbers.ts'
import type { DayRange } from '../clusters-view.ts'
import type { Range } from '../view/bounds.ts'

/** "100–1,000", "10,000+", "up to −1": the bounds of a metric. */
export function describeBounds(metric: FilterMetric, { min, max }: Range): string {
  const unit = unitOf(metric)
  const show = (bound: number) => `${formatCount(bound).replace('-', '−')}${unit}`
  if (min === null) return max === null ? 'any' : `up to ${show(max)}`
  if (max === null) return `${show(min)}+`
  return min < 0 || max < 0 ? `${show(min)} to ${show(max)}` : `${show(min)}–${show(max)}`
}

/** What is written after a bound: % of shares and parts, else nothing. */
export function unitOf(metric: FilterMetric): '' | '%' {
  const { unit } = describeMetric(metric)
  return unit === 'share' || unit === 'percent' ? '%' : ''
}

/** "from 2026-01-01", "2026-01-01 to 2026-01-31" */
export function describeDays({ from, to }: DayRange): string {
  if (from === null) return `until ${to ?? ''}`
  return to === null ? `from ${from}` : `${from} to ${to}`
}
