import { sql } from 'kysely'
import type { Lists } from '#features/clustering/engine/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { isOnShelf } from './cache.ts'
import { readPageKeys } from './page-keys.ts'
import type { SearchedList } from './read-site-urls.ts'

/** Few enough that the event loop is free again after some milliseconds. */
const CHUNK = 5_000

export interface SerpPages {
  /** The keywords of known results, by their places in what was asked for. */
  places: number[]
  /** The hashes of the pages of each in halves, best first; none where the search finds nothing. */
  pages: Lists
}

/** The pages in the results of many keywords, however old, some thousand at a time. */
export async function* readSerpPages(
  ctx: { database: RunDatabase; signal: AbortSignal },
  { provider, keywords, market }: SearchedList,
): AsyncGenerator<SerpPages> {
  const { location, language, device } = market
  const shelf = isOnShelf({ location, language, device, isSandbox: provider.isSandbox })
  for (let first = 0; first < keywords.length; first += CHUNK) {
    ctx.signal.throwIfAborted()
    const chunk = keywords.slice(first, first + CHUNK)
    const [{ places, pages }] = await ctx.database.transaction().execute(async (database) => {
      const { rows } = await sql<{ places: string | null; pages: Buffer | null }>`
        select string_agg(wanted.place::text, ',') as places, string_agg(array_send(s.pages), '') as pages
        from unnest(${chunk}::text[]) with ordinality as wanted (keyword, place)
        join serps s on s.keyword = wanted.keyword and s.pages is not null and ${shelf}
      `.execute(database)
      return rows
    })
    if (places !== null && pages !== null)
      yield {
        places: places.split(',').map((place) => first + Number(place) - 1),
        pages: readPageKeys(pages),
      }
  }
}
