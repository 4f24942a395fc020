import { sql, type Kysely } from 'kysely'
import { makeSerp, type Serp, type SerpQuery } from '#integrations/serp/index.ts'
import type { Database } from '#platform/server/database/tables.ts'

/** Search results change slowly: for this long they are not asked for, and not paid for, again. */
export const CACHE_DAYS = 30

/** Where and how a list of keywords is searched. */
export type Market = Pick<SerpQuery, 'location' | 'language' | 'device'>

interface Context {
  database: Kysely<Database>
  now: Date
}

/** The results that are known and young enough, by keyword. They are shared by all plans of the installation. */
export async function findCachedSerps(
  { database, now }: Context,
  {
    keywords,
    location,
    language,
    device,
    days = CACHE_DAYS,
  }: Market & { keywords: readonly string[]; days?: number },
): Promise<Map<string, Serp>> {
  const { rows } = await sql<{ keyword: string; fetchedAt: Date; urls: string[]; titles: string[] }>`
    select wanted.keyword, s.fetched_at as "fetchedAt", s.urls, s.titles
    from unnest(${[...keywords]}::text[], ${keywords.map(foldKeyword)}::text[]) as wanted (keyword, folded)
    join serps s on s.keyword = wanted.folded and s.location = ${location} and s.language = ${language}
      and s.device = ${device} and s.fetched_at > ${now}::timestamptz - make_interval(days => ${days})
  `.execute(database)
  return new Map(
    rows.map(({ keyword, fetchedAt, urls, titles }) => {
      const results = urls.map((url, index) => ({ url, title: titles[index] ?? '' }))
      return [keyword, makeSerp({ keyword, location, country: '', language, device }, { results, fetchedAt })]
    }),
  )
}

/** Keeps results; of two for the same search the younger one stays. */
export async function storeSerps(
  { database }: Pick<Context, 'database'>,
  { provider, serps }: { provider: string; serps: readonly Serp[] },
): Promise<void> {
  const rows = serps.map(({ keyword, location, language, device, fetchedAt, urls }) => ({
    keyword: foldKeyword(keyword),
    location,
    language,
    device,
    fetched_at: fetchedAt.toISOString(),
    urls: urls.map(({ url }) => url),
    titles: urls.map(({ title }) => title),
  }))
  await sql`
    insert into serps as known (keyword, location, language, device, provider, fetched_at, urls, titles)
    select distinct on (keyword, location, language, device)
      keyword, location, language, device, ${provider}, fetched_at, urls, titles
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (keyword text, location text, language text,
      device text, fetched_at timestamptz, urls text[], titles text[])
    order by keyword, location, language, device, fetched_at desc
    on conflict (keyword, location, language, device) do update set provider = excluded.provider,
      fetched_at = excluded.fetched_at, urls = excluded.urls, titles = excluded.titles
    where known.fetched_at < excluded.fetched_at
  `.execute(database)
}

/** Two keywords that differ by case or spacing only are the same search. */
function foldKeyword(keyword: string): string {
  return keyword.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
