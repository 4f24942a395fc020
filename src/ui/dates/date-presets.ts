import { addDays, addMonths, type DayRange } from '#platform/days.ts'
import { formatDays } from './format-days.ts'

export interface DateRangeValue extends DayRange {
  /** Whether the range is compared with as many days directly before it. */
  isCompared: boolean
}

export type Preset = { key: string; label: string } & ({ days: number } | { months: number })

/** Which presets there are, and the days between which they lie. */
export interface PresetDays {
  presets: readonly Preset[]
  /** The day on which every preset ends. */
  end: string
  /** A preset does not start before this day. */
  earliest?: string | undefined
}

export const PRESETS = [
  { key: 'days-7', label: 'Last 7 days', days: 7 },
  { key: 'days-28', label: 'Last 28 days', days: 28 },
  { key: 'days-30', label: 'Last 30 days', days: 30 },
  { key: 'months-3', label: 'Last 3 months', months: 3 },
  { key: 'months-6', label: 'Last 6 months', months: 6 },
  { key: 'months-12', label: 'Last 12 months', months: 12 },
  { key: 'months-16', label: 'Last 16 months', months: 16 },
] as const satisfies readonly Preset[]

/** Presets that are so many days long: "Last 30 days". */
export function listDayPresets(lengths: readonly number[]): readonly Preset[] {
  return lengths.map((days) => ({ key: `days-${days}`, label: `Last ${days} days`, days }))
}

export function rangeOfPreset(preset: Preset, { end, earliest }: Omit<PresetDays, 'presets'>): DayRange {
  const from = 'days' in preset ? addDays(end, 1 - preset.days) : addDays(addMonths(end, -preset.months), 1)
  return { from: earliest !== undefined && from < earliest ? earliest : from, to: end }
}

/** The first preset with exactly this range, or null when there is none. */
export function findPreset(range: DayRange, { presets, ...days }: PresetDays): Preset | null {
  const isSame = (preset: Preset) => {
    const { from, to } = rangeOfPreset(preset, days)
    return from === range.from && to === range.to
  }
  return presets.find(isSame) ?? null
}

export function describeRange(range: DayRange, days: PresetDays): string {
  return findPreset(range, days)?.label ?? formatDays(range)
}
