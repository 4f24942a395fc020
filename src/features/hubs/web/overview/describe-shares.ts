import { formatCount, formatNoun, formatPercent } from '#ui/numbers.ts'
import type { HubOverview } from '../api.ts'

type Shares = Pick<
  HubOverview,
  | 'article_count'
  | 'existing'
  | 'keyword_count'
  | 'seen_keyword_count'
  | 'estimated_search_volume'
  | 'coverage'
>

/** "5 of 8 clusters have a page of the site." */
export function describeAuthority({ existing, article_count: clusters }: Shares): string {
  if (clusters === 0) return 'This hub has no clusters yet.'
  const verb = clusters === 1 ? 'has' : 'have'
  return `${formatCount(existing)} of ${formatNoun(clusters, 'cluster', 'clusters')} ${verb} a page of the site.`
}

/** "The site is seen for 42.0% of the searches in this hub." */
export function describeCoverage(hub: Shares): string {
  const { coverage, keyword_count: keywords, seen_keyword_count: seen } = hub
  if (keywords === 0) return 'This hub has no keywords yet.'
  if (coverage === null) return 'Not known without search data.'
  if (hub.estimated_search_volume > 0)
    return `The site is seen for ${formatPercent(coverage)} of the searches in this hub.`
  return `The site is seen for ${formatCount(seen)} of ${formatNoun(keywords, 'keyword', 'keywords')}; how often they are searched is not known.`
}
