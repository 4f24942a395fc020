import { ALERT_NAMES } from '#features/advice/rules.ts'
import { ARTICLE_DIMENSIONS, FILTER_METRICS, type ArticleDimension } from '#features/articles/rules.ts'
import { describeMetric, DIMENSION_NAMES, type Article } from '#features/articles/web/index.ts'
import { formatDay } from '#ui/dates/moments.ts'
import { listAlerts } from '../describe-cluster.ts'
import { explainAttribute, showAttribute } from '../table/attributes.ts'
import { noteMetric } from '../table/MetricColumn.tsx'

interface Fact {
  text: string
  note: string | null
}

/** The name of a dimension or a metric. */
export function labelOf(key: string): string {
  const dimension = ARTICLE_DIMENSIONS.find((one) => one === key)
  if (dimension !== undefined) return DIMENSION_NAMES[dimension]
  const metric = FILTER_METRICS.find((one) => one === key)
  return metric === undefined ? key : describeMetric(metric).full
}

/** The value of a dimension or a metric, with a note about it. */
export function formatOf(key: string, cluster: Article): Fact {
  const dimension = ARTICLE_DIMENSIONS.find((one) => one === key)
  if (dimension !== undefined) return showDimension(dimension, cluster)
  const metric = FILTER_METRICS.find((one) => one === key)
  return metric === undefined ? { text: '–', note: null } : noteMetric(metric, cluster)
}

function showDimension(dimension: ArticleDimension, cluster: Article): Fact {
  switch (dimension) {
    case 'show_in_map':
      return plain(cluster.show_in_map ? 'Yes' : 'No')
    case 'published_at':
      return plain(cluster.published_at && formatDay(cluster.published_at))
    case 'created_at':
      return plain(formatDay(cluster.created_at))
    case 'status_code':
      return plain(cluster.status_code && String(cluster.status_code))
    case 'alerts':
      return plain(
        listAlerts(cluster)
          .map((alert) => ALERT_NAMES[alert].shortName)
          .join(', ') || null,
      )
    default:
      return { text: showAttribute(cluster, dimension) ?? '–', note: explainAttribute(cluster, dimension) }
  }
}

function plain(text: string | number | null): Fact {
  return { text: text === null ? '–' : String(text), note: null }
}
