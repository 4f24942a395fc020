import { sql } from 'kysely'
import { z } from 'zod'
import { isUrlOf } from '#features/contentplans/rules.ts'
import type { SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { lookUpSerp, type SerpCache } from './cache.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** Few enough that the event loop is free again after some milliseconds. */
const CHUNK = 5_000

export interface SearchedList {
  provider: Pick<SerpProvider, 'isSandbox'>
  /** Folded keywords. */
  keywords: readonly string[]
  market: Pick<SerpQuery, 'location' | 'language' | 'device'>
}

interface SiteUrls {
  keyword: string
  /** Best first; ranks count from 1. */
  urls: { url: string; rank: number }[]
}

const siteUrls = z.object({ keyword: z.string(), urls: z.array(z.string()) })

/**
 * Reads the URLs of a site in the results of many keywords, however old, some thousand keywords at a time. Keywords
 * without such a URL are left out.
 */
export async function* readSiteUrls(
  ctx: { database: RunDatabase; signal: AbortSignal },
  { provider, keywords, market, domain }: SearchedList & { domain: string },
): AsyncGenerator<SiteUrls[]> {
  const { location, language, device } = market
  const cache = { location, language, device, isSandbox: provider.isSandbox }
  for (const chunk of inChunks(keywords, CHUNK)) {
    ctx.signal.throwIfAborted()
    yield await ctx.database
      .transaction()
      .execute((database) => findSiteUrls({ database }, { keywords: chunk, cache, domain }))
  }
}

/** The same for the keywords of one request. */
export async function findSiteUrls(
  { database }: Reads,
  { keywords, cache, domain }: { keywords: readonly string[]; cache: SerpCache; domain: string },
): Promise<SiteUrls[]> {
  const site = domain.toLowerCase().replace(/^www\./, '')
  const found = await listRows(database, siteUrls)`
    select s.keyword, s.urls from unnest(${[...keywords]}::text[]) as wanted (keyword)
    cross join ${lookUpSerp(sql`wanted.keyword`, cache)}
    where strpos(lower(array_to_string(s.urls, E'\\n')), ${site}) > 0
  `
  return found.flatMap(({ keyword, urls }) => {
    const own = urls.map((url, at) => ({ url, rank: at + 1 })).filter(({ url }) => isUrlOf(domain, url))
    return own.length === 0 ? [] : [{ keyword, urls: own }]
  })
}
