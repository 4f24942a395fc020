import type { FilterMetric } from '#features/articles/rules.ts'
import {
  describeMetric,
  describePotentialClicks,
  describeRelevance,
  describeVolume,
  EXPLANATIONS,
  formatMetric,
  volumeOf,
  volumeOfKeyword,
  type Article,
  type ListedKeyword,
} from '#features/articles/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { Line } from './lines.ts'

/** A column of one number of clusters; keywords below a cluster have some of the numbers, too. */
export function metricColumn(metric: FilterMetric): DataColumn<Line> {
  const { full, unit, isChange } = describeMetric(metric)
  const explain = EXPLAINED[metric]
  return {
    key: metric,
    header: SHORT[metric] ?? full,
    isNumber: true,
    ...(isChange && { width: CHANGE_WIDTH }),
    ...(unit === 'rank' && { startsWith: 'ascending' as const }),
    ...(explain !== undefined && { explain }),
    value: ({ article }) => article[metric],
    cell: (line) => {
      if (line.kind === 'note') return null
      if (line.kind === 'keyword') return keywordCell(line.keyword, metric)
      const value = line.article[metric]
      const noted = NOTED[metric]?.(line.article)
      if (noted !== undefined) return <NotedCell {...noted} />
      if (isChange && value !== null)
        return <DeltaCell value={unit === 'share' ? value * 100 : value} isLessBetter={unit === 'rank'} />
      return showMetric(metric, value)
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
  return name === undefined ? null : showMetric(name, keyword[name])
}

function showMetric(metric: FilterMetric, value: number | null): string {
  if (value === null) return describeMetric(metric).unit === 'rank' ? 'N/a' : '–'
  return formatMetric(metric, value)
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

/** The words of the other lists for the numbers that they have, too. */
const SHORT: Partial<Record<FilterMetric, string>> = {
  google_impressions_last: 'Impressions',
  google_clicks_last: 'Clicks',
  google_ctr_last: 'CTR',
  google_position_last: 'Rank',
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

type Noted = (article: Article) => { text: string; note: string | null }

const NOTED: Partial<Record<FilterMetric, Noted>> = {
  estimated_search_volume: (article) => describeVolume(volumeOf(article)),
  potential_clicks: describePotentialClicks,
  relevance: (article) => ({
    text: showMetric('relevance', article.relevance),
    note: describeRelevance(article),
  }),
}
