import { sql } from 'kysely'
import { z } from 'zod'
import { fillPageTable, type PageTable } from '#engine/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readJoinedNumbers } from '#platform/server/database/joined-numbers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { lookUpSerp, type SerpCache } from './cache.ts'
import { readPageKeys } from './page-keys.ts'

const pagesRow = z.object({ places: z.string().nullable(), pages: z.instanceof(Buffer).nullable() })

/** The pages in the results of folded keywords, however old; `rowOf` has the row of each one whose results are known. */
export async function readPageTable(
  { database }: Reads,
  { keywords, cache }: { keywords: readonly string[]; cache: SerpCache },
): Promise<{ table: PageTable; rowOf: Map<string, number> }> {
  const { places, pages } = await oneRow(database, pagesRow)`
    select string_agg(wanted.place::text, ',') as places, string_agg(array_send(s.pages), '') as pages
    from unnest(${[...keywords]}::text[]) with ordinality as wanted (keyword, place)
    cross join ${lookUpSerp(sql`wanted.keyword`, cache)} where s.pages is not null
  `
  return {
    table: fillPageTable(readPageKeys(pages ?? Buffer.alloc(0))),
    rowOf: new Map(readJoinedNumbers(places).map((place, row) => [keywords[place - 1] ?? '', row])),
  }
}
