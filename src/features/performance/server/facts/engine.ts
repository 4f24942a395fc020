import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Pattern } from '#platform/server/database/patterns.ts'
import type { EncodedDay } from './encode-day.ts'

/** A transaction in which the plan's workspace is open. */
export interface FactsContext {
  database: Transaction
}

export type Value = string | number | readonly string[]

export interface Statement {
  text: string
  values: Value[]
  /** What users' patterns are matched with, to be judged before anything long begins. */
  patterns: Pattern[]
}

/** Where the two engines have other words for the same. */
export interface Dialect {
  /** The rows of a plan; `name` writes a value. */
  isOfPlan(table: string, plan: Plan, write: (value: Value) => string): string
  /** A value in the statement itself, for engines that plan better when they know it; null: it is sent beside. */
  inline(value: Value): string | null
  /** Whether what a filter means is found once, or wherever it is used. */
  chosen: 'materialized' | 'not materialized'
  isOneOf(column: string, list: string): string
  matches(column: string, write: (value: Value) => string, pattern: Pattern): string
}

/** What keeps facts and answers questions about them. */
export interface FactsEngine {
  dialect: Dialect
  ask(ctx: FactsContext, plan: Plan, statement: Statement): Promise<Record<string, unknown>[]>
  /**
   * Puts what was read of a day in the place of what is there, and who told it, all at once or nothing. false: a file told it, and
   * what is there is Search Console's.
   */
  replaceDay(ctx: FactsContext, plan: Plan, day: EncodedDay): Promise<boolean>
  /** null: everything of the plan. */
  deleteFacts(ctx: FactsContext, plan: Plan, from: string | null): Promise<void>
  close(): Promise<void>
}
