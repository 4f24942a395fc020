import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Database } from './database.ts'

/** What a row has, by the names of a statement's columns, each as the driver gives it. */
export type RowShape = z.ZodObject

/** The id of what a statement made or found. */
export const idRow = z.object({ id: z.number() })

/** A statement, written as a template: what stands in it becomes its parameters, or a part of it. */
type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** The rows that a statement gives: listRows(database, keywordRow)`select …`. */
export function listRows<Shape extends RowShape>(
  database: Database,
  shape: Shape,
): Statement<z.output<Shape>[]> {
  return (text, ...values) => readRows(database, shape, sql(text, ...values))
}

/** The first row that a statement gives; null where it gives none. */
export function findRow<Shape extends RowShape>(
  database: Database,
  shape: Shape,
): Statement<z.output<Shape> | null> {
  return async (text, ...values) => {
    const [row] = await readRows(database, shape, sql(text, ...values))
    return row ?? null
  }
}

/** The row of a statement that always gives one. */
export function oneRow<Shape extends RowShape>(database: Database, shape: Shape): Statement<z.output<Shape>> {
  return async (text, ...values) => {
    const statement = sql(text, ...values)
    const [row] = await readRows(database, shape, statement)
    if (row === undefined) throw new Error(`This statement gave no row: ${statement.compile(database).sql}`)
    return row
  }
}

/** Compares a result with its shape, and throws where they differ. */
export type RowCheck = (shape: RowShape, result: { rows: readonly unknown[]; statement: string }) => void

let check: RowCheck | null = null

/** From now on every result is compared with its shape. Tests do it; otherwise nobody looks. */
export function checkRows(by: RowCheck): void {
  check = by
}

async function readRows<Shape extends RowShape>(
  database: Database,
  shape: Shape,
  statement: RawBuilder<unknown>,
): Promise<z.output<Shape>[]> {
  // Not a guess: tests compare what the driver says of each column with the shape.
  const { rows } = await statement.$castTo<z.output<Shape>>().execute(database)
  check?.(shape, { rows, statement: statement.compile(database).sql })
  return rows
}
