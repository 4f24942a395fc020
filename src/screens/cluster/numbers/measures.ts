import type { Article } from '#features/articles/web/index.ts'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'

type Numbers = Record<'impressions' | 'clicks' | 'ctr' | 'position', number | null>

/** Numbers in search of the last 30 days, and of the 30 days before. */
export interface Compared {
  last: Numbers
  prev: Numbers
}

/** F-135: whose numbers they are. */
export const BLOCKS = [
  { name: 'URL', meaning: 'The page of this cluster, for all searches', read: readUrl },
  {
    name: 'Cluster Match',
    meaning: 'The page of this cluster, for the keywords of this cluster',
    read: readMatch,
  },
  { name: 'Cluster', meaning: 'All pages of the site, for the keywords of this cluster', read: readCluster },
] as const

function readUrl(article: Article): Compared {
  return {
    last: {
      impressions: article.page_impressions_last,
      clicks: article.page_clicks_last,
      ctr: article.page_ctr_last,
      position: article.page_position_last,
    },
    prev: {
      impressions: article.page_impressions_prev,
      clicks: article.page_clicks_prev,
      ctr: article.page_ctr_prev,
      position: article.page_position_prev,
    },
  }
}

function readMatch(article: Article): Compared {
  return {
    last: {
      impressions: article.target_impressions,
      clicks: article.target_clicks,
      ctr: article.target_ctr,
      position: article.target_position,
    },
    prev: {
      impressions: article.target_impressions_prev,
      clicks: article.target_clicks_prev,
      ctr: article.target_ctr_prev,
      position: article.target_position_prev,
    },
  }
}

function readCluster(article: Article): Compared {
  return {
    last: {
      impressions: article.google_impressions_last,
      clicks: article.google_clicks_last,
      ctr: article.google_ctr_last,
      position: article.google_position_last,
    },
    prev: {
      impressions: article.google_impressions_prev,
      clicks: article.google_clicks_prev,
      ctr: article.google_ctr_prev,
      position: article.google_position_prev,
    },
  }
}

interface Measure {
  key: keyof Numbers
  name: string
  format: (value: number) => string
  /** What one is in the change: CTR is 0 to 1, and its change is in percentage points. */
  scale: number
  unit: string
  isLessBetter: boolean
}

export const MEASURES: readonly Measure[] = [
  { key: 'impressions', name: 'Impressions', format: formatCount, scale: 1, unit: '', isLessBetter: false },
  { key: 'clicks', name: 'Clicks', format: formatCount, scale: 1, unit: '', isLessBetter: false },
  { key: 'ctr', name: 'CTR', format: formatPercent, scale: 100, unit: ' points', isLessBetter: false },
  { key: 'position', name: 'Rank', format: formatScore, scale: 1, unit: '', isLessBetter: true },
]

/** The change as it is shown, with one decimal: what would be shown as 0 has no arrow. Null where one is unknown. */
export function changeOf({ key, scale }: Measure, { last, prev }: Compared): number | null {
  const [now, before] = [last[key], prev[key]]
  return now === null || before === null ? null : Math.round((now - before) * scale * 10) / 10
}
