import { formatCount } from '#ui/numbers.ts'

interface Offered {
  article_id: number | null
  excluded: boolean
  google_impressions_last: number | null
}

/** "Impressions: 120": how often the page was seen for a keyword. */
export function describeSeen({ google_impressions_last: impressions }: Offered): string {
  return `Impressions: ${impressions === null ? '–' : formatCount(impressions)}`
}

/** Where a keyword of the plan is now; its cluster is named when it is chosen. */
export function describePlace({ article_id: articleId, excluded }: Offered, ownId: number | null): string {
  if (excluded) return 'Excluded'
  if (articleId === null) return 'Inactive'
  return articleId === ownId ? 'In its cluster' : 'In another cluster'
}
