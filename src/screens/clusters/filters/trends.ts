import type { FilterMetric } from '#features/articles/rules.ts'
import { FIRST_VIEW, MOST_SHOWN, type ClustersView } from '../clusters-view.ts'
import type { Range } from '../view/bounds.ts'

/** The metric of trending and losing clusters: their change of impressions (F-076). */
const TREND = 'google_impressions_change' satisfies FilterMetric

const TRENDS = {
  trending: { range: { min: 1, max: null }, direction: 'descending' },
  losing: { range: { min: null, max: -1 }, direction: 'ascending' },
} as const satisfies Record<string, { range: Range; direction: 'ascending' | 'descending' }>
export type Trend = keyof typeof TRENDS

type Parts = Pick<ClustersView, 'bounds' | 'metrics' | 'sort'>

/** Which of the two is shown, or neither. */
export function findTrend({ bounds }: Pick<ClustersView, 'bounds'>): Trend | null {
  const { min, max } = bounds[TREND] ?? { min: null, max: null }
  if (min === TRENDS.trending.range.min && max === null) return 'trending'
  return max === TRENDS.losing.range.max && min === null ? 'losing' : null
}

/** The view with only trending, or only losing clusters; without them, if it has them already. */
export function toggleTrend(trend: Trend, view: Parts): Parts {
  if (findTrend(view) === trend) return withoutTrend(view)
  const { range, direction } = TRENDS[trend]
  const metrics: FilterMetric[] = [TREND, ...view.metrics.filter((metric) => metric !== TREND)]
  return {
    bounds: { ...view.bounds, [TREND]: range },
    metrics: metrics.slice(0, MOST_SHOWN),
    sort: { key: TREND, direction },
  }
}

function withoutTrend({ bounds: { [TREND]: _gone, ...bounds }, metrics, sort }: Parts): Parts {
  return {
    bounds,
    metrics: metrics[0] === TREND ? FIRST_VIEW.metrics : metrics,
    sort: sort.key === TREND ? FIRST_VIEW.sort : sort,
  }
}
