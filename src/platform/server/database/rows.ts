import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import './bigint-numbers.ts'

/** Where a statement runs: the program's database, or a connection of its own, as of migrations and backups. */
type Connection = Kysely<unknown> | pg.ClientBase

/** What a row has, by the names of a statement's columns, each as the driver gives it. */
export type RowShape = z.ZodObject

/** The id of what a statement made or found. */
export const idRow = z.object({ id: z.number() })

/** A statement, written as a template: what stands in it becomes its parameters, or a part of it. */
type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** The rows that a statement gives: listRows(database, keywordRow)`select …`. */
export function listRows<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
): Statement<z.output<Shape>[]> {
  return (text, ...values) => readRows(connection, shape, sql(text, ...values))
}

/** The first row that a statement gives; null where it gives none. */
export function findRow<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
): Statement<z.output<Shape> | null> {
  return async (text, ...values) => {
    const [row] = await readRows(connection, shape, sql(text, ...values))
    return row ?? null
  }
}

/** The row of a statement that always gives one. */
export function oneRow<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
): Statement<z.output<Shape>> {
  return async (text, ...values) => {
    const statement = sql(text, ...values)
    const [row] = await readRows(connection, shape, statement)
    if (row === undefined) throw new Error(`This statement gave no row: ${write(statement).sql}`)
    return row
  }
}

/** Compares a result with its shape, and throws where they differ. */
type RowCheck = (shape: RowShape, result: { rows: readonly unknown[]; statement: string }) => void

let check: RowCheck | null = null

/** From now on every result is compared with its shape. Tests do it; otherwise nobody looks. */
export function checkRows(by: RowCheck): void {
  check = by
}

async function readRows<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
  statement: RawBuilder<unknown>,
): Promise<z.output<Shape>[]> {
  // Not a guess: tests compare what the driver says of each column with the shape.
  const { rows } = await run(connection, statement.$castTo<z.output<Shape>>())
  check?.(shape, { rows, statement: write(statement).sql })
  return rows
}

async function run<Row>(connection: Connection, statement: RawBuilder<Row>): Promise<{ rows: Row[] }> {
  if (connection instanceof Kysely) return statement.execute(connection)
  const { sql: text, parameters } = write(statement)
  return connection.query<pg.QueryResultRow & Row>(text, [...parameters])
}

function write(statement: RawBuilder<unknown>) {
  return statement.compile(writer)
}

/** Writes statements without a connection. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
