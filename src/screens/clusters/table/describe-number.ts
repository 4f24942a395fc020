import type { FilterMetric } from '#features/articles/rules.ts'
import {
  describeMetric,
  describePotentialClicks,
  describeRelevance,
  describeVolume,
  formatMetric,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'

/** A number of a cluster as text, with what one should know about it. */
export function describeNumber(
  article: Article,
  metric: FilterMetric,
): { text: string; note: string | null } {
  switch (metric) {
    case 'estimated_search_volume':
      return describeVolume(volumeOf(article))
    case 'potential_clicks':
      return describePotentialClicks(article)
    case 'relevance':
      return { text: showNumber(metric, article.relevance), note: describeRelevance(article) }
    default:
      return { text: showNumber(metric, article[metric]), note: null }
  }
}

/** The text of a number; a dash, or N/a for a rank, when it is not known. */
export function showNumber(metric: FilterMetric, value: number | null): string {
  if (value === null) return describeMetric(metric).unit === 'rank' ? 'N/a' : '–'
  return formatMetric(metric, value)
}
