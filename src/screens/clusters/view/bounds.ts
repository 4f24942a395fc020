import { FILTER_METRICS, type FilterMetric } from '#features/articles/rules.ts'
import { describeMetric } from '#features/articles/web/index.ts'

/** The least and the most of a number, as whole numbers; a share as percent. Null where there is no bound. */
export interface Range {
  min: number | null
  max: number | null
}

export type Bounds = Partial<Record<FilterMetric, Range>>

type Search = Record<string, unknown>
const RANGE = /^(-?\d{1,12})?\.\.(-?\d{1,12})?$/

/** The bounds in the search parameters of an address, such as `relevance=3..`; an invalid one is left out. */
export function readBounds(search: Search): Bounds {
  const bounds: Bounds = {}
  for (const metric of FILTER_METRICS) {
    const range = readRange(search[metric])
    if (range !== null) bounds[metric] = range
  }
  return bounds
}

/** The search parameters of bounds; of a metric without bounds it is undefined. */
export function writeBounds(bounds: Bounds): Partial<Record<FilterMetric, string | undefined>> {
  const search: Partial<Record<FilterMetric, string | undefined>> = {}
  for (const metric of FILTER_METRICS) {
    const { min, max } = bounds[metric] ?? UNBOUNDED
    search[metric] = min === null && max === null ? undefined : `${min ?? ''}..${max ?? ''}`
  }
  return search
}

const UNBOUNDED: Range = { min: null, max: null }

function readRange(text: unknown): Range | null {
  const [found, least, most] = RANGE.exec(typeof text === 'string' ? text : '') ?? []
  if (found === undefined) return null
  const range = { min: readBound(least), max: readBound(most) }
  if (range.min === null && range.max === null) return null
  return range.min !== null && range.max !== null && range.min > range.max ? null : range
}

function readBound(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}

/** V-30: a bound as a user types it; null for none, undefined for what is no whole number. */
export function parseBound(text: string): number | null | undefined {
  const trimmed = text.trim().replaceAll(/[,\s]/g, '').replace(/%$/, '').replace(/^−/, '-')
  if (trimmed === '') return null
  return /^-?\d{1,12}$/.test(trimmed) ? Number(trimmed) : undefined
}

/** Bounds as input for the server's list, where shares are 0 to 1. */
export function boundsForServer(bounds: Bounds) {
  const input: Partial<Record<`filter_${'min' | 'max'}_${FilterMetric}`, number>> = {}
  for (const metric of FILTER_METRICS) {
    const { min, max } = bounds[metric] ?? UNBOUNDED
    const scale = describeMetric(metric).unit === 'share' ? 100 : 1
    if (min !== null) input[`filter_min_${metric}` as const] = min / scale
    if (max !== null) input[`filter_max_${metric}` as const] = max / scale
  }
  return input
}

const SIZES = [0, 10, 100, 1_000, 10_000]
const RANKS = [1, 3, 10, 20, 50]
const SCORES = [0, 2, 4, 6, 8]
const PERCENTS = [0, 1, 2, 5, 10]
const PARTS = [0, 25, 50, 75]
const CHANGES = [-1_000, -100, -10, 0, 10, 100, 1_000]
const SMALL_CHANGES = [-10, -3, 0, 3, 10]
const COUNTS = [1, 2, 5, 10, 20]

/** F-085: ranges between adjacent bounds of a metric, the last one without an end. */
export function listRanges(metric: FilterMetric): Range[] {
  const steps = stepsOf(metric)
  const between = steps.map((min, index) => ({ min, max: steps[index + 1] ?? null }))
  const isOpen = describeMetric(metric).isChange
  return isOpen ? [{ min: null, max: steps[0] ?? null }, ...between] : between
}

function stepsOf(metric: FilterMetric): readonly number[] {
  const { unit, isChange } = describeMetric(metric)
  if (isChange) return unit === 'count' ? CHANGES : SMALL_CHANGES
  if (metric === 'keyword_count') return COUNTS
  return { count: SIZES, rank: RANKS, score: SCORES, share: PERCENTS, percent: PARTS }[unit]
}
