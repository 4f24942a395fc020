import type { Article, ListedKeyword } from './api.ts'

/** What Search Console says of a period; a number is null when it is not known. */
interface Period {
  impressions: number | null
  clicks: number | null
  rank: number | null
}

/** The numbers of a row in search, in the last 30 days and in the 30 days before. */
export interface SearchNumbers {
  last: Period
  prev: Period
}

/** A number in search of several rows; both are null when no row has them. */
export interface MeasuredSum {
  value: number | null
  /** Against the 30 days before, of the rows that are known in both. */
  change: number | null
}

export interface SearchSum {
  impressions: MeasuredSum
  clicks: MeasuredSum
  /** 0 to 1. */
  ctr: MeasuredSum
  /** Weighted by impressions (K-23): lower is better. */
  rank: MeasuredSum
  /** How many of the rows are known in the last 30 days. */
  known: number
}

/** The page of a cluster, for all queries. */
export function searchOfUrl(article: Article): SearchNumbers {
  return {
    last: {
      impressions: article.page_impressions_last,
      clicks: article.page_clicks_last,
      rank: article.page_position_last,
    },
    prev: {
      impressions: article.page_impressions_prev,
      clicks: article.page_clicks_prev,
      rank: article.page_position_prev,
    },
  }
}

/** The page of a cluster, for the keywords of the cluster. */
export function searchOfMatch(article: Article): SearchNumbers {
  return {
    last: {
      impressions: article.target_impressions,
      clicks: article.target_clicks,
      rank: article.target_position,
    },
    prev: {
      impressions: article.target_impressions_prev,
      clicks: article.target_clicks_prev,
      rank: article.target_position_prev,
    },
  }
}

/** All pages of the site, for a keyword or for the keywords of a cluster. */
export function searchOf(row: Article | ListedKeyword): SearchNumbers {
  return {
    last: {
      impressions: row.google_impressions_last,
      clicks: row.google_clicks_last,
      rank: row.google_position_last,
    },
    prev: {
      impressions: row.google_impressions_prev,
      clicks: row.google_clicks_prev,
      rank: row.google_position_prev,
    },
  }
}

/** The sums of several rows. A row that is not known is left out, and never counts as zero. */
export function sumSearch(rows: readonly SearchNumbers[]): SearchSum {
  const last = sumPeriods(rows.map((row) => row.last))
  const compared = rows.filter((row) => isKnown(row.last) && isKnown(row.prev))
  const now = sumPeriods(compared.map((row) => row.last))
  const before = sumPeriods(compared.map((row) => row.prev))
  const measure = (read: (sum: PeriodSum) => number | null): MeasuredSum => ({
    value: read(last),
    change: subtract(read(now), read(before)),
  })
  return {
    impressions: measure(({ impressions, known }) => (known === 0 ? null : impressions)),
    clicks: measure(({ clicks, known }) => (known === 0 ? null : clicks)),
    ctr: measure(({ impressions, clicks }) => (impressions === 0 ? null : clicks / impressions)),
    rank: measure(({ ranked, ranks }) => (ranked === 0 ? null : ranks / ranked)),
    known: last.known,
  }
}

interface PeriodSum {
  known: number
  impressions: number
  clicks: number
  /** Impressions whose rank is known, and their ranks, added up. */
  ranked: number
  ranks: number
}

function sumPeriods(periods: readonly Period[]): PeriodSum {
  const sum = { known: 0, impressions: 0, clicks: 0, ranked: 0, ranks: 0 }
  for (const { impressions, clicks, rank } of periods) {
    if (impressions === null) continue
    sum.known += 1
    sum.impressions += impressions
    sum.clicks += clicks ?? 0
    if (rank === null) continue
    sum.ranked += impressions
    sum.ranks += rank * impressions
  }
  return sum
}

function isKnown({ impressions }: Period): boolean {
  return impressions !== null
}

function subtract(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before
}
