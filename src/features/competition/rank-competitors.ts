import type { z } from 'zod'
import { rankPages } from '#engine/index.ts'
import type { competitor } from './contract.ts'

interface Result {
  url: string
  title: string
}

export type Competitor = z.infer<typeof competitor>

interface Found {
  best: Result & { rank: number }
  keywords: number
  ranks: number
}

/**
 * The pages of other sites among the first ten results of keywords (F-141): those of most keywords first, then the best
 * mean rank. Spellings of an address that lead to the same page are one page.
 */
export function rankCompetitors(
  serps: Iterable<readonly Result[]>,
  isOwn: (url: string) => boolean,
): Competitor[] {
  const pages = new Map<string, Found>()
  for (const results of serps)
    for (const [page, { url, rank }] of rankPages(results.map((result) => result.url))) {
      const known = pages.get(page)
      const title = results[rank - 1]?.title ?? ''
      if (known === undefined) {
        pages.set(page, { best: { url, title, rank }, keywords: 1, ranks: rank })
        continue
      }
      known.keywords++
      known.ranks += rank
      if (rank < known.best.rank || known.best.title === '') known.best = { url, title, rank }
    }
  return [...pages.values()]
    .filter(({ best: { url } }) => URL.canParse(url) && !isOwn(url))
    .map(({ best: { url, title }, keywords, ranks }) => ({
      url,
      domain: new URL(url).hostname.replace(/^www\./, ''),
      title: title === '' ? null : title,
      keywords,
      rank: ranks / keywords,
    }))
    .toSorted((a, b) => b.keywords - a.keywords || a.rank - b.rank || (a.url < b.url ? -1 : 1))
}
