import type { SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { foldKeyword } from '../rules.ts'
import { CACHE_DAYS, findUrls } from './cache.ts'
import { inChunks } from '#platform/server/in-parallel.ts'

/** Few enough that the event loop is free again after some milliseconds. */
const CHUNK = 2_000

export interface SerpUrls {
  /** As it was given. */
  keyword: string
  /** Best first; none where the search finds nothing. */
  urls: string[]
}

/** The addresses in the results of many keywords, some thousand at a time; those without a result are left out. */
export async function* readSerpUrls(
  ctx: { database: RunDatabase; now: Date; signal: AbortSignal },
  {
    provider,
    keywords,
    market,
    maxAgeDays = CACHE_DAYS,
    having = null,
  }: {
    provider: Pick<SerpProvider, 'isSandbox'>
    keywords: readonly string[]
    market: Pick<SerpQuery, 'location' | 'language' | 'device'>
    /** null: however old they are. */
    maxAgeDays?: number | null
    /** Only the results with an address in which this text is. */
    having?: string | null
  },
): AsyncGenerator<SerpUrls[]> {
  const { location, language, device } = market
  const shelf = { location, language, device, isSandbox: provider.isSandbox }
  for (const chunk of inChunks(keywords, CHUNK)) {
    ctx.signal.throwIfAborted()
    const written = Map.groupBy(chunk, foldKeyword)
    const rows = await ctx.database
      .transaction()
      .execute((database) =>
        findUrls({ database, now: ctx.now }, { keywords: [...written.keys()], shelf, maxAgeDays, having }),
      )
    yield rows.flatMap(({ keyword, urls }) =>
      (written.get(keyword) ?? []).map((one) => ({ keyword: one, urls })),
    )
  }
}
