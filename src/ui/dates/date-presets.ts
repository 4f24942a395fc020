import { addDays, addMonths, countDays, type DayRange } from '#platform/days.ts'
import { formatDays } from './format-days.ts'

export interface DateRangeValue extends DayRange {
  /** Whether the range is compared with as many days directly before it. */
  isCompared: boolean
}

export const PRESETS = [
  { key: 'days-7', label: 'Last 7 days', days: 7 },
  { key: 'days-28', label: 'Last 28 days', days: 28 },
  { key: 'days-30', label: 'Last 30 days', days: 30 },
  { key: 'months-3', label: 'Last 3 months', months: 3 },
  { key: 'months-6', label: 'Last 6 months', months: 6 },
  { key: 'months-12', label: 'Last 12 months', months: 12 },
  { key: 'months-16', label: 'Last 16 months', months: 16 },
] as const

export type Preset = (typeof PRESETS)[number]

/** The range of a preset: it ends on `last` and does not start before `earliest`. */
export function rangeOfPreset(preset: Preset, last: string, earliest?: string): DayRange {
  const from = 'days' in preset ? addDays(last, 1 - preset.days) : addDays(addMonths(last, -preset.months), 1)
  return { from: earliest !== undefined && from < earliest ? earliest : from, to: last }
}

/** The first preset with exactly this range, or null when there is none. */
export function findPreset(range: DayRange, last: string, earliest?: string): Preset | null {
  const isSame = (preset: Preset) => {
    const { from, to } = rangeOfPreset(preset, last, earliest)
    return from === range.from && to === range.to
  }
  return PRESETS.find(isSame) ?? null
}

/** The range of the same length that ends the day before this one begins. */
export function previousRange(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) }
}

export function describeRange(range: DayRange, last: string, earliest?: string): string {
  return findPreset(range, last, earliest)?.label ?? formatDays(range)
}
