import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Pattern } from '#platform/server/database/patterns.ts'
import type { EncodedDay } from './encode-day.ts'

/** A plan, or one of its filters: facts belong to the filter under which they were imported. */
export type FactsPlan = Pick<Plan, 'workspaceId' | 'searchFilterId'>

/** A transaction in which the plan's workspace is open. */
export interface FactsContext {
  database: Transaction
}

export type Value = string | number | readonly string[]

export interface Statement {
  text: string
  values: Value[]
  /** Users' regular expressions in the statement, to try them before a long query starts. */
  patterns: Pattern[]
}

/** The SQL in which the two engines differ. */
export interface Dialect {
  /** Condition for the rows of the filter that a plan uses; `write` adds a value to the statement. */
  isOfPlan(table: string, plan: FactsPlan, write: (value: Value) => string): string
  /** The value as a literal, for engines that plan better when they know it; null when it is sent as a parameter. */
  inline(value: Value): string | null
  /** Whether the pages or queries that a filter selects are computed once, or wherever they are used. */
  chosen: 'materialized' | 'not materialized'
  isOneOf(column: string, list: string): string
  /** Whether the facts of a short list of pages or queries are looked up by their ids; else all of the range are read. */
  looksUp: boolean
  matches(column: string, write: (value: Value) => string, pattern: Pattern): string
}

/** Stores facts and answers questions about them. */
export interface FactsEngine {
  dialect: Dialect
  ask(ctx: FactsContext, plan: FactsPlan, statement: Statement): Promise<Record<string, unknown>[]>
  /**
   * Replaces the stored facts of a day of the plan's filter and their source, all or nothing. Returns false, and changes nothing, when the
   * new facts are from a file and the stored ones from Search Console.
   */
  replaceDay(ctx: FactsContext, plan: FactsPlan, day: EncodedDay): Promise<boolean>
  /** Deletes the facts of a plan's filter from a day on; all of them when `from` is null. */
  deleteFacts(ctx: FactsContext, plan: FactsPlan, from: string | null): Promise<void>
  close(): Promise<void>
}
