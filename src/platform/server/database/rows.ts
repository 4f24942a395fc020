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

/** Where a statement runs: the program's database, or a separate connection, as migrations and backups use. */
type Connection = Kysely<unknown> | pg.ClientBase

/** The columns of a row by the names that the statement gives them, with the types that the driver returns. */
export type RowShape = z.ZodObject

/** The id of a row that a statement made or found. */
export const idRow = z.object({ id: z.number() })

/** A statement, written as a template. Its values become parameters, or, when they are SQL, parts of the statement. */
type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** Returns the rows of a statement: listRows(database, keywordRow)`select …`. */
export function listRows<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
): Statement<z.output<Shape>[]> {
  return (text, ...values) => readRows(connection, shape, sql(text, ...values))
}

/** Returns the first row of a statement, or null when it has none. */
export function findRow<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
): Statement<z.output<Shape> | null> {
  return async (text, ...values) => {
    const [row] = await readRows(connection, shape, sql(text, ...values))
    return row ?? null
  }
}

/** Returns the row of a statement that always has one; throws when it has none. */
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

/** Compares a result with its shape, and throws when they differ. */
type RowCheck = (shape: RowShape, result: { rows: readonly unknown[]; statement: string }) => void

let check: RowCheck | null = null

/** Compares every later result with its shape. Only tests turn this on. */
export function checkRows(by: RowCheck): void {
  check = by
}

async function readRows<Shape extends RowShape>(
  connection: Connection,
  shape: Shape,
  statement: RawBuilder<unknown>,
): Promise<z.output<Shape>[]> {
  // The cast is safe: tests compare the shape with what the driver says about each column.
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
