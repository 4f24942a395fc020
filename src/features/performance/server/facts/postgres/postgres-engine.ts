import { CompiledQuery, sql } from 'kysely'
import { DiskFull, Invalid, Temporary } from '#platform/errors.ts'
import { explainLimit } from '#platform/server/database/explain-trouble.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import type { Dialect, FactsContext, FactsEngine, FactsPlan, Statement } from '../engine.ts'
import { filterToRead, filterToWrite } from '../filter-of-plan.ts'
import { writeDay } from './write-day.ts'

const PATTERN_MS = 2_000
const LONGEST_MS = 20_000
const [TOO_SLOW, BAD_PATTERN, FULL] = ['57014', '2201B', '53100']
const TABLES = ['fact_imports', 'facts_by_date', 'facts_by_page', 'facts_by_query', 'facts_by_page_query']
const DICTIONARIES = ['fact_pages', 'fact_queries']

const dialect: Dialect = {
  inline: () => null,
  // Otherwise a pattern may be matched once more for every row.
  chosen: 'materialized',
  isOfPlan: (table, plan, write) =>
    `${table}.workspace_id = ${write(plan.workspaceId)}::integer and ${table}.filter_id = ${write(filterToRead(plan))}::integer`,
  isOneOf: (column, list) =>
    `${column.replace(/\.\w+$/, '.digest')} = any (array(select md5(asked)::uuid from unnest(${list}) as asked))`,
  looksUp: true,
  matches: (column, write, { postgres }) => `${column} ~ ${write(postgres)}::text`,
}

/** Stores facts in tables that row-level security guards. Several processes can use it; it is slower than files. */
export function openPostgresEngine(): FactsEngine {
  return {
    dialect,
    async ask(ctx, plan, statement) {
      await tryPatterns(ctx, plan, statement)
      return explained(async () => {
        await limitTo(ctx, LONGEST_MS)
        const query = CompiledQuery.raw(statement.text, statement.values.map(bind))
        await joinWhole(ctx.database)
        return (await ctx.database.executeQuery<Record<string, unknown>>(query)).rows
      })
    },
    replaceDay: (ctx, plan, day) =>
      explained(async () => {
        await allowLongWork(ctx.database)
        const filterId = filterToWrite(plan)
        await lockFilter(ctx, filterId)
        return writeDay(ctx, { workspaceId: plan.workspaceId, filterId }, day)
      }),
    deleteFacts: (ctx, plan, from) =>
      explained(async () => {
        const [{ workspaceId }, filterId] = [plan, filterToRead(plan)]
        await allowLongWork(ctx.database)
        await lockFilter(ctx, filterId)
        const onward = from === null ? sql`` : sql`and day >= ${from}::date`
        for (const table of from === null ? [...TABLES, ...DICTIONARIES] : TABLES)
          await sql`
            delete from ${sql.table(table)} where workspace_id = ${workspaceId} and filter_id = ${filterId} ${onward}
          `.execute(ctx.database)
      }),
    // There is nothing to close: the engine uses the database of its callers.
    close: () => Promise.resolve(),
  }
}

/** Tries users' patterns on the texts alone, to refuse slow ones before any facts are added up. */
async function tryPatterns(ctx: FactsContext, plan: FactsPlan, { patterns }: Statement): Promise<void> {
  if (patterns.length === 0) return
  const isOfPlan = sql`workspace_id = ${plan.workspaceId} and filter_id = ${filterToRead(plan)}`
  await limitTo(ctx, PATTERN_MS)
  try {
    for (const { postgres } of patterns)
      await sql`
        select count(*) from (
          select page as text from fact_pages where ${isOfPlan}
          union all select query from fact_queries where ${isOfPlan}
        ) as texts where text ~ ${postgres}
      `.execute(ctx.database)
  } catch (error) {
    if (errorCode(error) === TOO_SLOW)
      throw new Invalid('This regular expression takes too long; please search for something simpler.')
    if (errorCode(error) === BAD_PATTERN)
      throw new Invalid('This regular expression is too large; please search for something simpler.')
    throw error
  }
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) === TOO_SLOW)
      throw new Temporary('This took too long; please ask for a shorter range.', { cause: error })
    if (errorCode(error) === FULL)
      throw new DiskFull(
        'The search data cannot be written: the disk of the database is full. Nothing is lost; make room and try again.',
        { cause: error },
      )
    throw explainLimit(error) ?? error
  }
}

/** Locks the facts of a filter: two days that are written at once may both add the same page. */
async function lockFilter({ database }: FactsContext, filterId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('facts of a filter'), ${filterId})`.execute(database)
}

async function limitTo({ database }: FactsContext, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(database)
}

function bind(value: Statement['values'][number]): unknown {
  return typeof value === 'object' ? [...value] : value
}
