import { ACTIONS } from '#features/advice/rules.ts'
import { FILTER_METRICS, type FilterMetric } from '#features/articles/rules.ts'
import type { ClustersView, DayRange } from '../clusters-view.ts'
import { parseBound, type Bounds, type Range } from '../view/bounds.ts'
import type { Picks } from '../view/picks.ts'

/** Both bounds of a metric as the user types them. */
export interface TypedRange {
  min: string
  max: string
}

/** The filters while the user changes them. */
export interface FilterDraft extends Pick<ClustersView, 'texts' | 'picks' | 'published' | 'created'> {
  bounds: Partial<Record<FilterMetric, TypedRange>>
}

interface RangeProblem {
  min: string | null
  max: string | null
}

export function startDraft(view: ClustersView): FilterDraft {
  const { texts, picks, published, created, kind, bounds } = view
  const action = ACTIONS.find((one) => one === kind)
  return {
    texts,
    picks: action === undefined ? picks : { ...picks, action: [action] },
    published,
    created,
    bounds: Object.fromEntries(
      FILTER_METRICS.flatMap((metric) => {
        const range = bounds[metric]
        return range === undefined ? [] : [[metric, showRange(range)]]
      }),
    ),
  }
}

export function showRange({ min, max }: Range): TypedRange {
  return { min: min === null ? '' : String(min), max: max === null ? '' : String(max) }
}

const NO_NUMBER = 'Enter a whole number.'

/** What is wrong with the bounds of a metric (V-30). */
export function checkRange({ min, max }: TypedRange): RangeProblem {
  const [least, most] = [parseBound(min), parseBound(max)]
  const isCrossed = typeof least === 'number' && typeof most === 'number' && least > most
  return {
    min: least === undefined ? NO_NUMBER : null,
    max: most === undefined ? NO_NUMBER : isCrossed ? 'The most is below the least.' : null,
  }
}

/** What is wrong with a range of days. */
export function checkDays({ from, to }: DayRange): string | null {
  return from !== null && to !== null && from > to ? 'The last day is before the first.' : null
}

/** Whether all bounds of a draft can be applied. */
export function isSound(draft: FilterDraft): boolean {
  const ranges = Object.values(draft.bounds)
  return (
    ranges.map(checkRange).every(({ min, max }) => min === null && max === null) &&
    [draft.published, draft.created].every((days) => checkDays(days) === null)
  )
}

/** The view that a sound draft asks for. F-072: a filter of actions lists pages that exist. */
export function applyDraft(draft: FilterDraft, { kind }: Pick<ClustersView, 'kind'>): Partial<ClustersView> {
  const { texts, published, created, picks } = draft
  return { texts, published, created, bounds: readBounds(draft), ...applyActions(picks, kind) }
}

function applyActions(picks: Picks, kind: ClustersView['kind']): Pick<ClustersView, 'kind' | 'picks'> {
  const [first, ...more] = picks.action
  const action = ACTIONS.find((one) => one === first)
  if (first === undefined) return { kind: ACTIONS.some((one) => one === kind) ? 'existing' : kind, picks }
  if (action !== undefined && more.length === 0) return { kind: action, picks: { ...picks, action: [] } }
  return { kind: 'existing', picks }
}

function readBounds({ bounds }: FilterDraft): Bounds {
  const read: Bounds = {}
  for (const metric of FILTER_METRICS) {
    const { min = '', max = '' } = bounds[metric] ?? {}
    const range = { min: parseBound(min) ?? null, max: parseBound(max) ?? null }
    if (range.min !== null || range.max !== null) read[metric] = range
  }
  return read
}
