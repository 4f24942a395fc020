import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import { FILTER_METRICS, type FilterMetric } from '../rules.ts'

type Group = 'Cluster' | 'URL' | 'Cluster Match'
/** How a number is written: a share of 0 to 1 and a part of a hundred both as percent, a rank and a score with a decimal. */
type Unit = 'count' | 'score' | 'rank' | 'share' | 'percent'

interface MetricName {
  group: Group
  /** The name within its group: "Impressions". */
  name: string
  /** The name wherever the group is not shown: "URL impressions". */
  full: string
  unit: Unit
  /** Whether it is the difference between two periods. */
  isChange: boolean
}

/** The name of a number of the cluster list. */
export function describeMetric(metric: FilterMetric): MetricName {
  return NAMES.get(metric) ?? nameMetric(metric)
}

/** The text of a number of the cluster list. */
export function formatMetric(metric: FilterMetric, value: number): string {
  const { unit } = describeMetric(metric)
  if (unit === 'share') return formatPercent(value)
  if (unit === 'percent') return formatPercent(value / 100)
  return unit === 'count' ? formatCount(value) : formatScore(value)
}

const OWN: Partial<Record<FilterMetric, Omit<MetricName, 'isChange' | 'full'>>> = {
  estimated_search_volume: { group: 'Cluster', name: 'Search volume', unit: 'count' },
  potential_clicks: { group: 'Cluster', name: 'Potential clicks', unit: 'count' },
  relevance: { group: 'Cluster', name: 'Relevance', unit: 'score' },
  keyword_count: { group: 'Cluster', name: 'Keywords', unit: 'count' },
  serp_overlap: { group: 'Cluster', name: 'SERP overlap', unit: 'score' },
  cluster_match_rate: { group: 'Cluster Match', name: 'Cluster match', unit: 'percent' },
}
const GROUPS: Record<string, Group> = { google: 'Cluster', page: 'URL', target: 'Cluster Match' }
const NUMBERS: Record<string, { name: string; unit: Unit }> = {
  impressions: { name: 'Impressions', unit: 'count' },
  clicks: { name: 'Clicks', unit: 'count' },
  ctr: { name: 'CTR', unit: 'share' },
  position: { name: 'Rank', unit: 'rank' },
}
const ENDINGS: Record<string, string> = { prev: ' before', change: ' change' }

function nameMetric(metric: FilterMetric): MetricName {
  const own = OWN[metric]
  if (own !== undefined) return { ...own, full: own.name, isChange: false }
  const [whose = '', number = '', when = 'last'] = metric.split('_')
  const group = GROUPS[whose] ?? 'Cluster'
  const { name: first, unit } = NUMBERS[number] ?? { name: number, unit: 'count' }
  const name = `${first}${ENDINGS[when] ?? ''}`
  const full = `${group} ${first === 'CTR' ? name : name.toLowerCase()}`
  return { group, name, full, unit, isChange: when === 'change' }
}

const NAMES = new Map(FILTER_METRICS.map((metric) => [metric, nameMetric(metric)]))

/** All numbers, in the groups in which they are offered (F-080). */
export const METRIC_GROUPS = (['Cluster', 'URL', 'Cluster Match'] as const).map((name) => ({
  name,
  metrics: FILTER_METRICS.filter((metric) => describeMetric(metric).group === name),
}))
