import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { z } from 'zod'
import { listSharedUrls, normalizeUrl } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { comparedKeyword, comparison } from '../../contract.ts'
import { readUrls, type KeywordUrls } from '../serps/read-urls.ts'

/** Which of the first ten results two keywords of a plan share, and which only one of them has. */
export async function compareKeywords(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, keywordIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<z.infer<typeof comparison>> {
  if (keywordIds.length !== 2 || keywordIds[0] === keywordIds[1])
    throw new Invalid('keywordId: name two different keywords.')
  const found = await readUrls(ctx, services, { plan, keywordIds })
  const [a, b] = keywordIds.map((id) => found.get(id))
  if (a === undefined || b === undefined) throw new NotFound('There is nothing under this id.')
  const urls = listSharedUrls(a.urls, b.urls)
  const isKnown = a.fetchedAt !== null && b.fetchedAt !== null
  return {
    keywords: [describeKeyword(a, b), describeKeyword(b, a)],
    overlap: isKnown ? urls.length : null,
    urls,
  }
}

function describeKeyword(one: KeywordUrls, other: KeywordUrls): z.infer<typeof comparedKeyword> {
  // Compared with itself, a search shares each of its pages once: duplicates are gone.
  const pages = listSharedUrls(one.urls, one.urls)
  const elsewhere = new Set(other.urls.map(normalizeUrl))
  return {
    id: one.id,
    keyword: one.keyword,
    estimated_search_volume: one.volume,
    fetched_at: one.fetchedAt?.toISOString() ?? null,
    resultCount: pages.length,
    others: pages
      .filter(({ url }) => !elsewhere.has(normalizeUrl(url)))
      .map(({ url, rankA }) => ({ url, rank: rankA })),
  }
}
