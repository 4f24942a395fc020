import type { FilterMetric } from '#features/articles/rules.ts'
import {
  describeMetric,
  describeVolume,
  EXPLANATIONS,
  volumeOfKeyword,
  type ListedKeyword,
} from '#features/articles/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import { describeNumber, showNumber } from './describe-number.ts'
import type { Line } from './lines.ts'

/** A column of one number of clusters; keywords below a cluster have some of the numbers, too. */
export function metricColumn(metric: FilterMetric): DataColumn<Line> {
  const { unit, isChange } = describeMetric(metric)
  const header = headerOf(metric)
  const explain = EXPLAINED[metric]
  return {
    key: metric,
    header,
    leastWidth: leastWidthOf(header),
    isNumber: true,
    ...(isChange && { width: CHANGE_WIDTH }),
    ...(unit === 'rank' && { startsWith: 'ascending' as const }),
    ...(explain !== undefined && { explain }),
    value: ({ article }) => article[metric],
    cell: (line) => {
      if (line.kind === 'note') return null
      if (line.kind === 'keyword') return keywordCell(line.keyword, metric)
      const value = line.article[metric]
      if (isChange && value !== null)
        return <DeltaCell value={unit === 'share' ? value * 100 : value} isLessBetter={unit === 'rank'} />
      return <NotedCell {...describeNumber(line.article, metric)} />
    },
  }
}

/** The width of a number with an arrow, which the table cannot measure. */
const CHANGE_WIDTH = 144

function keywordCell(keyword: ListedKeyword, metric: FilterMetric) {
  if (metric === 'estimated_search_volume')
    return keyword.estimated_search_volume === null ? (
      '–'
    ) : (
      <NotedCell {...describeVolume(volumeOfKeyword(keyword))} />
    )
  const name = KEYWORD_METRICS.find((one) => one === metric)
  return name === undefined ? null : showNumber(name, keyword[name])
}

/** Those that a listed keyword has, too. */
const KEYWORD_METRICS = [
  'google_impressions_last',
  'google_clicks_last',
  'google_position_last',
  'google_impressions_prev',
  'google_clicks_prev',
  'google_position_prev',
] as const satisfies FilterMetric[]

/** As other lists call it: the numbers of the cluster need no name of their group. */
function headerOf(metric: FilterMetric): string {
  const { group, name, full } = describeMetric(metric)
  return group === 'Cluster' ? name : full
}

const LETTER_WIDTH = 8.7

/** In pixels, so that a header of several words needs two lines at most. */
function leastWidthOf(header: string): number {
  const words = header.split(' ')
  if (words.length < 3) return 0
  const breaks = words.map((_, index) => index + 1).slice(0, -1)
  const lines = breaks.map((at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  )
  return Math.ceil(Math.min(...lines) * LETTER_WIDTH) + 40
}

const EXPLAINED: Partial<Record<FilterMetric, { text: string; formula?: string }>> = {
  estimated_search_volume: EXPLANATIONS.clusterVolume,
  potential_clicks: EXPLANATIONS.potentialClicks,
  relevance: EXPLANATIONS.relevance,
  serp_overlap: EXPLANATIONS.overlap,
  google_impressions_last: EXPLANATIONS.impressions,
  google_clicks_last: EXPLANATIONS.clicks,
  google_ctr_last: EXPLANATIONS.ctr,
  google_position_last: EXPLANATIONS.rank,
}
