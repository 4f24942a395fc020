import { SERP_DEPTH } from './limits.ts'
import { normalizeUrl } from './normalize-url.ts'

interface SharedUrl {
  /** As written in the first SERP. */
  url: string
  /** Rank of the page in each SERP, from 1. */
  rankA: number
  rankB: number
}

/** The pages that are in both SERPs, in the order of the first one. */
export function listSharedUrls(serpA: string[], serpB: string[]): SharedUrl[] {
  const a = rankPages(serpA)
  const b = rankPages(serpB)
  return [...a].flatMap(([page, { url, rank }]) => {
    const other = b.get(page)
    return other ? [{ url, rankA: rank, rankB: other.rank }] : []
  })
}

/** The URLs of the pages that clustering counts, in the order in which a table has them. */
export function listPages(serp: string[]): string[] {
  return [...rankPages(serp).values()].map(({ url }) => url)
}

/** The first ten distinct pages, which are those that clustering counts, with their ranks in the SERP, from 1. */
export function rankPages(serp: string[]): Map<string, { url: string; rank: number }> {
  const pages = new Map<string, { url: string; rank: number }>()
  for (const [at, url] of serp.entries()) {
    const page = normalizeUrl(url)
    if (page !== '' && !pages.has(page)) pages.set(page, { url, rank: at + 1 })
    if (pages.size === SERP_DEPTH) break
  }
  return pages
}
