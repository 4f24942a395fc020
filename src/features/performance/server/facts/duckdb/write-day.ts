import {
  DOUBLE,
  DuckDBDataChunk,
  INTEGER,
  VARCHAR,
  type DuckDBConnection,
  type DuckDBType,
} from '@duckdb/node-api'
import { describeUsageLimit } from '#features/workspaces/rules.ts'
import { LimitReached } from '#platform/errors.ts'
import type { EncodedDay, EncodedGrain } from '../encode-day.ts'
import { GRAINS } from '../filters.ts'

const CHUNK = 2_048
const FACT_ROWS = GRAINS.map((grain) => `facts_by_${grain}`)
const STAGE = `
  create or replace temp table day_pages (place integer, page varchar);
  create or replace temp table day_queries (place integer, query varchar);
  create or replace temp table day_facts (grain integer, page integer, query integer, clicks double, impressions double, position_sum double)`

/**
 * Replaces the given grains of a day of a filter, in one transaction. Returns false, and changes nothing, when the day
 * is from a file and the stored one from Search Console.
 */
export async function writeDay(
  connection: DuckDBConnection,
  { filterId, day, mostRows }: { filterId: number; day: EncodedDay; mostRows: number },
): Promise<boolean> {
  if (day.source === 'file' && (await isFromSearchConsole(connection, { filterId, day }))) return false
  await connection.run(STAGE)
  await append(connection, 'day_pages', [INTEGER, VARCHAR], [listPlaces(day.pages), day.pages])
  await append(connection, 'day_queries', [INTEGER, VARCHAR], [listPlaces(day.queries), day.queries])
  for (const [number, grain] of day.grains.entries())
    await append(
      connection,
      'day_facts',
      [INTEGER, INTEGER, INTEGER, DOUBLE, DOUBLE, DOUBLE],
      [
        grain.clicks.map(() => number),
        grain.pages,
        grain.queries,
        grain.clicks,
        grain.impressions,
        grain.positionSums,
      ],
    )
  const statements = [
    ...numberTexts(filterId, 'page', 'pages'),
    ...numberTexts(filterId, 'query', 'queries'),
    ...day.grains.flatMap((grain, number) => replaceGrain(filterId, day, grain, number)),
  ]
  await inTransaction(connection, async () => {
    await connection.run(statements.join('; '))
    if ((await countRows(connection)) > mostRows)
      throw new LimitReached(describeUsageLimit('search rows', mostRows))
  })
  return true
}

/** Number of facts of all plans of the workspace. Fast, because DuckDB knows how many rows its tables have. */
async function countRows(connection: DuckDBConnection): Promise<number> {
  const counts = FACT_ROWS.map((table) => `(select count(*) from ${table})`)
  const reader = await connection.runAndReadAll(`select (${counts.join(' + ')})::double`)
  const [[count] = []] = reader.getRowsJS()
  return Number(count)
}

async function isFromSearchConsole(
  connection: DuckDBConnection,
  { filterId, day: { day } }: { filterId: number; day: EncodedDay },
): Promise<boolean> {
  const { currentRowCount: found } = await connection.runAndReadAll(
    `from fact_imports where filter_id = ${filterId} and day = date '${day}' and source = 'search-console' limit 1`,
  )
  return found > 0
}

export async function inTransaction(
  connection: DuckDBConnection,
  work: () => Promise<unknown>,
): Promise<void> {
  await connection.run('begin')
  try {
    await work()
    await connection.run('commit')
  } catch (error) {
    // After a failed commit there is nothing left to roll back.
    await connection.run('rollback').catch(() => {})
    throw error
  }
}

/** Statements that give new texts an id, and write the ids of all texts of the day to a temporary table. */
function numberTexts(filterId: number, kind: 'page' | 'query', texts: 'pages' | 'queries'): string[] {
  return [
    `insert into fact_${texts} (filter_id, id, ${kind})
       select ${filterId}, (select coalesce(max(id), 0) from fact_${texts}) + row_number() over (order by t.place), t.${kind}
       from day_${texts} t anti join (select ${kind} from fact_${texts} where filter_id = ${filterId}) k
         on k.${kind} = t.${kind}`,
    `create or replace temp table known_${texts} as
       select t.place, k.id from day_${texts} t join fact_${texts} k on k.${kind} = t.${kind} and k.filter_id = ${filterId}`,
  ]
}

function replaceGrain(
  filterId: number,
  { day, source }: EncodedDay,
  { grain }: EncodedGrain,
  number: number,
): string[] {
  const isDay = `filter_id = ${filterId} and day = date '${day}'`
  const hasPage = grain === 'page' || grain === 'page_query'
  const hasQuery = grain === 'query' || grain === 'page_query'
  const ids = [hasPage ? 'p.id, ' : '', hasQuery ? 'q.id, ' : ''].join('')
  const columns = [hasPage ? 'page_id, ' : '', hasQuery ? 'query_id, ' : ''].join('')
  const joins = [
    hasPage ? 'join known_pages p on p.place = f.page' : '',
    hasQuery ? 'join known_queries q on q.place = f.query' : '',
  ].join(' ')
  return [
    `delete from facts_by_${grain} where ${isDay}`,
    `insert into facts_by_${grain} (filter_id, day, ${columns}clicks, impressions, position_sum)
       select ${filterId}, date '${day}', ${ids}f.clicks::bigint, f.impressions::bigint, f.position_sum::bigint
       from day_facts f ${joins} where f.grain = ${number} ${ids === '' ? '' : `order by ${ids.slice(0, -2)}`}`,
    `delete from fact_imports where ${isDay} and grain = '${grain}'`,
    `insert into fact_imports values (${filterId}, date '${day}', '${grain}', '${source}')`,
  ]
}

async function append(
  connection: DuckDBConnection,
  table: string,
  types: DuckDBType[],
  columns: (number | string)[][],
): Promise<void> {
  const length = columns[0]?.length ?? 0
  if (length === 0) return
  const appender = await connection.createAppender(table, 'main', 'temp')
  for (let from = 0; from < length; from += CHUNK) {
    const chunk = DuckDBDataChunk.create(types)
    chunk.setColumns(columns.map((column) => column.slice(from, from + CHUNK)))
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

function listPlaces(texts: string[]): number[] {
  return texts.map((_, place) => place)
}
