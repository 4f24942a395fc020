import { sql } from 'kysely'
import type { EncodedDay, EncodedGrain } from '../encode-day.ts'
import type { FactsContext } from '../engine.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

interface OfFilter {
  workspaceId: number
  filterId: number
}

/**
 * Replaces the given grains of a day of a filter. Returns false, and changes nothing, when the day is from a file and
 * the stored one from Search Console.
 */
export async function writeDay(ctx: FactsContext, filter: OfFilter, day: EncodedDay): Promise<boolean> {
  if (day.source === 'file' && (await isFromSearchConsole(ctx, filter, day))) return false
  await sql`select walls.open_facts_month(${day.day}::date)`.execute(ctx.database)
  const ids = {
    pages: await numberTexts(ctx, filter, { kind: 'page', texts: day.pages }),
    queries: await numberTexts(ctx, filter, { kind: 'query', texts: day.queries }),
  }
  for (const grain of day.grains) await replaceGrain(ctx, filter, { ...day, grain, ids })
  return true
}

async function isFromSearchConsole(
  { database }: FactsContext,
  { filterId, workspaceId }: OfFilter,
  { day }: Pick<EncodedDay, 'day'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from fact_imports
    where workspace_id = ${workspaceId} and filter_id = ${filterId} and day = ${day}::date and source = 'search-console' limit 1
  `.execute(database)
  return rows.length > 0
}

/** Gives new texts an id; returns the ids of all texts, in their order. */
async function numberTexts(
  { database }: FactsContext,
  { filterId, workspaceId }: OfFilter,
  { kind, texts }: { kind: 'page' | 'query'; texts: string[] },
): Promise<number[]> {
  if (texts.length === 0) return []
  const [table, column] = [sql.table(kind === 'page' ? 'fact_pages' : 'fact_queries'), sql.ref(kind)]
  await sql`
    insert into ${table} (workspace_id, filter_id, ${column})
    select ${workspaceId}, ${filterId}, t.text from unnest(${texts}::text[]) as t (text)
    on conflict (workspace_id, filter_id, digest) do nothing
  `.execute(database)
  const rows = await listRows(database, idRow)`
    select k.id from unnest(${texts}::text[]) with ordinality as t (text, place)
      join ${table} k on k.workspace_id = ${workspaceId} and k.filter_id = ${filterId} and k.digest = md5(t.text)::uuid
    order by t.place
  `
  return rows.map((row) => row.id)
}

interface GrainOfDay extends Pick<EncodedDay, 'day' | 'source'> {
  grain: EncodedGrain
  ids: { pages: number[]; queries: number[] }
}

async function replaceGrain(
  { database }: FactsContext,
  { filterId, workspaceId }: OfFilter,
  { day, source, grain: read, ids }: GrainOfDay,
): Promise<void> {
  const { grain } = read
  const isDay = sql`workspace_id = ${workspaceId} and filter_id = ${filterId} and day = ${day}::date`
  const hasPage = grain === 'page' || grain === 'page_query'
  const hasQuery = grain === 'query' || grain === 'page_query'
  const columns = sql.raw([hasPage ? 'page_id, ' : '', hasQuery ? 'query_id, ' : ''].join(''))
  const pages = read.pages.map((place) => ids.pages[place] ?? 0)
  const queries = read.queries.map((place) => ids.queries[place] ?? 0)
  const table = sql.table(`facts_by_${grain}`)
  await sql`delete from ${table} where ${isDay}`.execute(database)
  await sql`
    insert into ${table} (workspace_id, filter_id, day, ${columns}clicks, impressions, position_sum)
    select ${workspaceId}, ${filterId}, ${day}::date, ${columns}clicks, impressions, position_sum
    from unnest(${pages}::integer[], ${queries}::integer[], ${read.clicks.map(String)}::bigint[],
      ${read.impressions.map(String)}::bigint[], ${read.positionSums.map(writeWhole)}::bigint[])
      as f (page_id, query_id, clicks, impressions, position_sum)
  `.execute(database)
  await sql`
    insert into fact_imports (workspace_id, filter_id, day, grain, source)
    values (${workspaceId}, ${filterId}, ${day}::date, ${grain}, ${source})
    on conflict (workspace_id, filter_id, day, grain) do update set source = excluded.source
  `.execute(database)
}

/** Writes a whole number without an exponent, which JavaScript would use for a huge one. */
function writeWhole(value: number): string {
  return BigInt(value).toString()
}
