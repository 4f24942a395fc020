import { ARTICLE_DIMENSIONS, FILTER_METRICS } from '#features/articles/rules.ts'
import { describeMetric, DIMENSION_NAMES, type Article } from '#features/articles/web/index.ts'
import { formatDay } from '#ui/dates/moments.ts'
import { nameAlerts } from '../describe-cluster.ts'
import { ATTRIBUTES, explainAttribute, showAttribute } from '../table/attributes.ts'
import { describeNumber } from '../table/describe-number.ts'

/** The name of a dimension or a metric on a card. */
export function labelFact(key: string): string {
  const dimension = ARTICLE_DIMENSIONS.find((one) => one === key)
  if (dimension !== undefined) return DIMENSION_NAMES[dimension]
  const metric = FILTER_METRICS.find((one) => one === key)
  return metric === undefined ? key : describeMetric(metric).full
}

/** A dimension or a metric of a cluster as text, with what one should know about it. */
export function formatFact(key: string, article: Article): { text: string; note: string | null } {
  const metric = FILTER_METRICS.find((one) => one === key)
  if (metric !== undefined) return describeNumber(article, metric)
  const attribute = ATTRIBUTES.find((one) => one === key)
  if (attribute !== undefined)
    return { text: showAttribute(article, attribute) ?? '–', note: explainAttribute(article, attribute) }
  return { text: showOther(key, article) ?? '–', note: null }
}

function showOther(key: string, article: Article): string | null {
  switch (key) {
    case 'published_at':
    case 'created_at': {
      const date = article[key]
      return date && formatDay(date)
    }
    case 'status_code':
      return article.status_code === null ? null : String(article.status_code)
    case 'alerts':
      return nameAlerts(article) || null
    default:
      return article.show_in_map ? 'Yes' : null
  }
}
