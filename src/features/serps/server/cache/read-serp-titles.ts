import { sql } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { lookUpSerp, type SerpCache } from './cache.ts'

const titledSerp = z.object({ keyword: z.string(), urls: z.array(z.string()), titles: z.array(z.string()) })

/** The pages in the results of folded keywords, however old, with their titles, best first; only of known results. */
export async function readSerpTitles(
  { database }: Reads,
  { keywords, cache }: { keywords: readonly string[]; cache: SerpCache },
): Promise<Map<string, { url: string; title: string }[]>> {
  if (keywords.length === 0) return new Map()
  const rows = await listRows(database, titledSerp)`
    select s.keyword, s.urls, s.titles from unnest(${[...keywords]}::text[]) as wanted (keyword)
    cross join ${lookUpSerp(sql`wanted.keyword`, cache)}
  `
  return new Map(
    rows.map(({ keyword, urls, titles }) => [
      keyword,
      urls.map((url, at) => ({ url, title: titles[at] ?? '' })),
    ]),
  )
}
