import { formatCount } from '#ui/numbers.ts'

interface Offered {
  article_id: number | null
  title: string | null
  excluded: boolean
  google_impressions_last: number | null
  estimated_search_volume: number | null
}

/** "In “Running shoes” · Impressions: 120": what one should know about a keyword before choosing it. */
export function describeOption(keyword: Offered, ownArticleId: number | null): string {
  const { article_id: articleId, title, excluded, google_impressions_last: impressions } = keyword
  const place = excluded
    ? 'Excluded'
    : articleId === null
      ? 'Inactive'
      : articleId === ownArticleId
        ? 'In its cluster'
        : `In “${shorten(title ?? 'another cluster')}”`
  return impressions === null ? place : `${place} · Impressions: ${formatCount(impressions)}`
}

const LONGEST_TITLE = 24

function shorten(title: string): string {
  const letters = [...title]
  return letters.length <= LONGEST_TITLE ? title : `${letters.slice(0, LONGEST_TITLE - 1).join('')}…`
}
