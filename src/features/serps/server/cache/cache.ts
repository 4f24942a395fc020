import { foldKeyword } from '#features/contentplans/rules.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { makeSerp, type Serp, type SerpProvider, type SerpQuery } from '#integrations/serp/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { createPageHasher } from '#engine/index.ts'
import { writePageKeys } from './page-keys.ts'

/** Search results change slowly: for this long they are not asked for, and not paid for, again. */
const CACHE_DAYS = 30

/** Where and how a list of keywords is searched. */
type Market = Pick<SerpQuery, 'location' | 'language' | 'device'>

/** The part of the cache for one market. Made-up results and real ones are kept apart (G-46). */
export interface SerpCache extends Market {
  isSandbox: boolean
}

/** The workspaces that share results: all of the installation, or only the open one; see share-results.ts. */
export const CIRCLE = sql`(select walls.circle())`

interface CacheContext {
  database: Database
  now: Date
}

const cachedSerp = z.object({
  keyword: z.string(),
  fetchedAt: z.date(),
  urls: z.array(z.string()),
  titles: z.array(z.string()),
})

/** The results in the cache that are young enough, by keyword: those that the open workspace may see. */
export async function findCachedSerps(
  { database, now }: CacheContext,
  { keywords, days = CACHE_DAYS, ...cache }: SerpCache & { keywords: readonly string[]; days?: number },
): Promise<Map<string, Serp>> {
  const { location, language, device } = cache
  const rows = await listRows(database, cachedSerp)`
    select wanted.keyword, s.fetched_at as "fetchedAt", s.urls, s.titles
    from unnest(${[...keywords]}::text[], ${keywords.map(foldKeyword)}::text[]) as wanted (keyword, folded)
    cross join ${lookUpSerp(sql`wanted.folded`, cache)} where ${isYoung(now, days)}
  `
  return new Map(
    rows.map(({ keyword, fetchedAt, urls, titles }) => {
      const results = urls.map((url, index) => ({ url, title: titles[index] ?? '' }))
      return [keyword, makeSerp({ keyword, location, country: '', language, device }, { results, fetchedAt })]
    }),
  )
}

const unknownKeyword = z.object({ keyword: z.string() })

/** The keywords (folded) whose results are missing or too old, in the order that they were given in. */
export async function listUnknown(
  { database, now }: CacheContext,
  { keywords, cache }: { keywords: readonly string[]; cache: SerpCache },
): Promise<string[]> {
  const rows = await listRows(database, unknownKeyword)`
    select wanted.keyword from unnest(${[...keywords]}::text[]) with ordinality as wanted (keyword, place)
    left join ${lookUpSerp(sql`wanted.keyword`, cache)} on ${isYoung(now, CACHE_DAYS)}
    where s.keyword is null
    order by wanted.place
  `
  return rows.map(({ keyword }) => keyword)
}

/** A condition in SQL: the cache has no results of a folded keyword, however old. */
export function hasNoSerp(keyword: RawBuilder<unknown>, cache: SerpCache): RawBuilder<unknown> {
  return sql`not exists (select from serps s where s.keyword = ${keyword} collate "default" and ${isInCache(cache)} offset 0)`
}

/**
 * A join with the results `s` of a folded keyword. Each is looked up in the index, whatever statistics the database
 * has: no other way is fast on new rows, and all workspaces share the table.
 */
export function lookUpSerp(keyword: RawBuilder<unknown>, cache: SerpCache): RawBuilder<unknown> {
  return sql`lateral (
    select s.* from serps s where s.keyword = ${keyword} collate "default" and ${isInCache(cache)} offset 0
  ) as s`
}

/** A condition on results `s`: they are in this part of the cache, and the open workspace may see them. */
export function isInCache({ location, language, device, isSandbox }: SerpCache): RawBuilder<unknown> {
  return sql`s.location = ${location} and s.language = ${language} and s.device = ${device}
    and s.is_sandbox = ${isSandbox} and s.circle = ${CIRCLE}`
}

function isYoung(now: Date, days: number): RawBuilder<unknown> {
  return sql`s.fetched_at > ${now}::timestamptz - make_interval(days => ${days})`
}

/** Saves results; of two for the same search, the younger one stays. */
export async function storeSerps(
  { database }: Pick<CacheContext, 'database'>,
  { provider, serps }: { provider: Pick<SerpProvider, 'name' | 'isSandbox'>; serps: readonly Serp[] },
): Promise<void> {
  const hashPages = createPageHasher()
  const rows = serps.map(({ keyword, location, language, device, fetchedAt, urls }) => ({
    keyword: foldKeyword(keyword),
    location,
    language,
    device,
    fetched_at: fetchedAt.toISOString(),
    urls: urls.map(({ url }) => url),
    titles: urls.map(({ title }) => title),
    pages: writePageKeys(hashPages(urls.map(({ url }) => url))),
  }))
  await sql`
    insert into serps as known
      (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages, circle)
    select distinct on (keyword, location, language, device)
      keyword, location, language, device, ${provider.isSandbox}, ${provider.name}, fetched_at, urls, titles, pages, ${CIRCLE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (keyword text, location text, language text,
      device text, fetched_at timestamptz, urls text[], titles text[], pages bigint[])
    order by keyword, location, language, device, fetched_at desc
    on conflict (keyword, location, language, device, is_sandbox, circle) do update set provider = excluded.provider,
      fetched_at = excluded.fetched_at, urls = excluded.urls, titles = excluded.titles,
      pages = excluded.pages
    where known.fetched_at < excluded.fetched_at
  `.execute(database)
}
