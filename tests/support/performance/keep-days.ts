import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DOUBLE, DuckDBDataChunk, DuckDBInstance, VARCHAR, type DuckDBConnection } from '@duckdb/node-api'
import type { Plan } from '#features/contentplans/server/index.ts'
import { filterToWrite } from '#features/performance/server/facts/filter-of-plan.ts'
import { CREATE_TABLES } from '#features/performance/server/facts/duckdb/schema.ts'
import { encodeDay, type DayFacts } from '#features/performance/server/facts/encode-day.ts'
import { factsFolderOf } from '#features/performance/server/index.ts'
import { inChunks } from '#platform/server/in-parallel.ts'

const CHUNK = 2_048
const STAGE = `create temp table stage (grain varchar, day varchar, page varchar, query varchar,
  clicks double, impressions double, position_sum double)`

type StagedRow = [
  grain: string,
  day: string,
  page: string,
  query: string,
  clicks: number,
  impressions: number,
  positionSum: number,
]

/**
 * Writes days into the file of a plan's facts as imports would, but all at once. The store must be closed, and the days
 * must be new.
 */
export async function keepDays(
  dataFolder: string,
  { plan, days }: { plan: Plan; days: readonly DayFacts[] },
): Promise<void> {
  const filterId = filterToWrite(plan)
  const path = join(factsFolderOf(dataFolder), `${plan.workspaceId}.duckdb`)
  const isNew = !existsSync(path)
  mkdirSync(dirname(path), { recursive: true })
  const instance = await DuckDBInstance.create(path, { threads: '1' })
  const connection = await instance.connect()
  if (isNew) await connection.run(CREATE_TABLES)
  await connection.run(STAGE)
  await append(connection, days.flatMap(listRows))
  const imported = days.flatMap((day) =>
    encodeDay(day, 'search-console').grains.map(
      ({ grain }) => `(${filterId}, date '${day.day}', '${grain}', 'search-console')`,
    ),
  )
  await connection.run(
    [
      insertTexts(filterId, 'page', 'fact_pages'),
      insertTexts(filterId, 'query', 'fact_queries'),
      ...['date', 'page', 'query', 'page_query'].map((grain) => insertFacts(filterId, grain)),
      `insert into fact_imports values ${imported.join(', ')}`,
    ].join('; '),
  )
  connection.closeSync()
  instance.closeSync()
}

function listRows(facts: DayFacts): StagedRow[] {
  const { day, pages, queries, grains } = encodeDay(facts, 'search-console')
  return grains.flatMap(({ grain, ...of }) =>
    of.clicks.map((clicks, at): StagedRow => {
      const [page = '', query = ''] = [pages[of.pages[at] ?? 0], queries[of.queries[at] ?? 0]]
      return [grain, day, page, query, clicks, of.impressions[at] ?? 0, of.positionSums[at] ?? 0]
    }),
  )
}

async function append(connection: DuckDBConnection, rows: readonly StagedRow[]): Promise<void> {
  const types = [VARCHAR, VARCHAR, VARCHAR, VARCHAR, DOUBLE, DOUBLE, DOUBLE]
  const appender = await connection.createAppender('stage', 'main', 'temp')
  for (const some of inChunks(rows, CHUNK)) {
    const chunk = DuckDBDataChunk.create(types)
    chunk.setRows(some)
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

function insertTexts(filterId: number, kind: 'page' | 'query', table: string): string {
  return `insert into ${table} select ${filterId}, (select coalesce(max(id), 0) from ${table}) + row_number() over (order by ${kind}), ${kind}
    from (select distinct ${kind} from stage where contains(grain, '${kind}')) t
    where ${kind} not in (select ${kind} from ${table} where filter_id = ${filterId})`
}

function insertFacts(filterId: number, grain: string): string {
  const kinds = ['page', 'query'].filter((kind) => grain.includes(kind))
  const joins = kinds.map(
    (kind) => `join fact_${kind === 'page' ? 'pages' : 'queries'} of_${kind}
      on of_${kind}.${kind} = s.${kind} and of_${kind}.filter_id = ${filterId}`,
  )
  const ids = kinds.map((kind) => `of_${kind}.id, `)
  return `insert into facts_by_${grain}
    select ${filterId}, s.day::date, ${ids.join('')}clicks::bigint, impressions::bigint, position_sum::bigint
    from stage s ${joins.join(' ')} where s.grain = '${grain}' order by s.day`
}
