import { INTEGER, LIST, listValue, VARCHAR, type DuckDBConnection, type DuckDBType } from '@duckdb/node-api'
import { sql } from 'kysely'
import { Invalid, Temporary } from '#platform/errors.ts'
import { awaitLongWork } from '#platform/server/database/long-work.ts'
import type { Dialect, FactsContext, FactsEngine, Statement, Value } from '../engine.ts'
import { filterToRead, filterToWrite } from '../filter-of-plan.ts'
import { FACTS_LOCK, NEW_FILES } from './facts-lock.ts'
import { openFactFiles, type FactFilesInput } from './fact-files.ts'
import { quoteText } from './quote-text.ts'
import { FACT_TABLES, TEXT_TABLES } from './schema.ts'
import { listFileDays } from './upgrade-file.ts'
import { inTransaction, writeDay } from './write-day.ts'

const PATTERN_MS = 2_000
const LONGEST_MS = 20_000

const dialect: Dialect = {
  // With parameters, DuckDB reads every row group, and compiles a pattern again for every text.
  inline: (value) =>
    typeof value === 'object' ? null : typeof value === 'number' ? String(value) : quoteText(value),
  chosen: 'not materialized',
  isOfPlan: (table, plan, write) => `${table}.filter_id = ${write(filterToRead(plan))}::integer`,
  isOneOf: (column, list) => `${column} in (select unnest(${list}))`,
  looksUp: false,
  matches: (column, write, { re2 }) => `regexp_matches(${column}, ${write(re2)}::text)`,
}

/** Stores facts in DuckDB, in one file for each workspace. */
export function openDuckdbEngine({
  mostRows = Number.POSITIVE_INFINITY,
  ...input
}: FactFilesInput & { mostRows?: number }): FactsEngine {
  const files = openFactFiles(input)
  const turns = new Map<number, Promise<unknown>>()

  /** Writers of a workspace take turns: two transactions at once would only conflict. */
  function inTurn<T>(workspaceId: number, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(workspaceId) ?? Promise.resolve()).then(work, work)
    turns.set(workspaceId, mine)
    const end = () => {
      if (turns.get(workspaceId) === mine) turns.delete(workspaceId)
    }
    mine.then(end, end)
    return mine
  }

  const useFile = <T>(
    ctx: FactsContext,
    file: { workspaceId: number; makes: boolean },
    work: (connection: DuckDBConnection) => Promise<T>,
  ) => files.use({ ...file, listFileDays: () => listFileDays(ctx, file.workspaceId) }, work)

  function change<T>(
    ctx: FactsContext,
    workspaceId: number,
    work: (connection: DuckDBConnection) => Promise<T>,
  ): Promise<T> {
    return inTurn(workspaceId, async () => {
      if (!files.isThere(workspaceId)) await holdFile(ctx, NEW_FILES)
      await holdFile(ctx, workspaceId)
      return useFile(ctx, { workspaceId, makes: true }, work)
    })
  }

  return {
    dialect,
    async ask(ctx, { workspaceId }, statement) {
      if (!(await files.isOpen(workspaceId))) await holdFile(ctx, workspaceId)
      return useFile(ctx, { workspaceId, makes: false }, (connection) => run(connection, statement))
    },
    replaceDay: (ctx, plan, day) =>
      change(ctx, plan.workspaceId, (connection) =>
        writeDay(connection, { filterId: filterToWrite(plan), day, mostRows }),
      ),
    async deleteFacts(ctx, plan, from) {
      const { workspaceId } = plan
      if (!files.isThere(workspaceId)) return
      const onward = from === null ? '' : ` and day >= date '${from}'`
      const tables = from === null ? [...FACT_TABLES, ...TEXT_TABLES] : FACT_TABLES
      const statements = tables.map(
        (table) => `delete from ${table} where filter_id = ${filterToRead(plan)}${onward}`,
      )
      await change(ctx, workspaceId, (connection) =>
        inTransaction(connection, () => connection.run(statements.join('; '))),
      )
    },
    async close() {
      await Promise.allSettled(turns.values())
      await files.close()
    },
  }
}

/** Waits until no backup copies the file, and makes the next backup wait until the transaction ends. */
async function holdFile({ database }: FactsContext, workspaceId: number): Promise<void> {
  await awaitLongWork(database)
  await sql`select pg_advisory_xact_lock_shared(${FACTS_LOCK}::integer, ${workspaceId}::integer)`.execute(
    database,
  )
}

async function run(connection: DuckDBConnection, { text, values, patterns }: Statement) {
  const bound = values.map((value) => (typeof value === 'object' ? listValue([...value]) : value))
  let isTooLong = false
  const stop = () => {
    isTooLong = true
    connection.interrupt()
  }
  const timer = setTimeout(stop, patterns.length > 0 ? PATTERN_MS : LONGEST_MS)
  try {
    return (await connection.runAndReadAll(text, bound, values.map(typeOf))).getRowObjectsJS()
  } catch (error) {
    throw explainSlowness(error, { isTooLong, hasPatterns: patterns.length > 0 })
  } finally {
    clearTimeout(timer)
  }
}

function typeOf(value: Value): DuckDBType {
  if (typeof value === 'object') return LIST(VARCHAR)
  return typeof value === 'number' ? INTEGER : VARCHAR
}

function explainSlowness(
  error: unknown,
  { isTooLong, hasPatterns }: { isTooLong: boolean; hasPatterns: boolean },
): unknown {
  if (isTooLong && hasPatterns)
    return new Invalid('This regular expression takes too long; please search for something simpler.')
  if (isTooLong) return new Temporary('This took too long; please ask for a shorter range.')
  if (hasPatterns && error instanceof Error && error.message.startsWith('Invalid Input Error'))
    return new Invalid('This regular expression is too large; please search for something simpler.')
  return error
}
