import { sql } from 'kysely'
import { z } from 'zod'
import type { Lists } from '#engine/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { lookUpSerp } from './cache.ts'
import { readPageKeys } from './page-keys.ts'
import type { SearchedList } from './read-site-urls.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/** Few enough that the event loop is free again after some milliseconds. */
const CHUNK = 5_000

interface SerpPages {
  /** The indexes, in the given list, of the keywords whose results are known. */
  places: number[]
  /** The hashes of each keyword's pages, as two halves each, best first; empty when the search found nothing. */
  pages: Lists
}

const pagesRow = z.object({
  places: z.string().nullable(),
  pages: z.instanceof(Buffer).nullable(),
})

type Row = z.infer<typeof pagesRow>

/** Reads the pages in the results of many keywords, however old, some thousand keywords at a time. */
export async function* readSerpPages(
  ctx: { database: RunDatabase; signal: AbortSignal },
  { provider, keywords, market }: SearchedList,
): AsyncGenerator<SerpPages> {
  const { location, language, device } = market
  const cache = { location, language, device, isSandbox: provider.isSandbox }
  const read = async (first: number): Promise<Row> => {
    ctx.signal.throwIfAborted()
    const chunk = keywords.slice(first, first + CHUNK)
    return ctx.database.transaction().execute(
      (database) => oneRow(database, pagesRow)`
        select string_agg(wanted.place::text, ',') as places, string_agg(array_send(s.pages), '') as pages
        from unnest(${chunk}::text[]) with ordinality as wanted (keyword, place)
        cross join ${lookUpSerp(sql`wanted.keyword`, cache)} where s.pages is not null
      `,
    )
  }
  // The database reads the next chunk while the caller works on this one.
  let coming: Promise<Row> | null = keywords.length > 0 ? read(0) : null
  try {
    for (let first = 0; coming !== null; first += CHUNK) {
      const { places, pages } = await coming
      const next = first + CHUNK
      coming = next < keywords.length ? read(next) : null
      coming?.catch(() => {})
      if (places !== null && pages !== null)
        yield {
          places: places.split(',').map((place) => first + Number(place) - 1),
          pages: readPageKeys(pages),
        }
    }
  } finally {
    // A caller that stops early must not end its transaction before the last query has ended.
    await coming?.catch(() => {})
  }
}
