import pg from 'pg'
import { z } from 'zod'
import { checkRows, type RowShape } from '#platform/server/database/rows.ts'

type Result = Parameters<Parameters<typeof checkRows>[0]>[1]
/** What kind of value the driver returns. */
type Kind = 'boolean' | 'number' | 'text' | 'moment' | 'bytes' | 'json'
interface ColumnType {
  name: string
  kind: Kind
  isArray: boolean
}

const one = (name: string, kind: Kind): ColumnType => ({ name, kind, isArray: false })
const many = (name: string, kind: Kind): ColumnType => ({ name: `${name}[]`, kind, isArray: true })

/** The types that statements may return, by their OID in the database. */
const TYPES: Record<number, ColumnType> = {
  16: one('boolean', 'boolean'),
  17: one('bytea', 'bytes'),
  18: one('"char"', 'text'),
  19: one('name', 'text'),
  20: one('bigint', 'number'),
  21: one('smallint', 'number'),
  23: one('integer', 'number'),
  25: one('text', 'text'),
  26: one('oid', 'number'),
  114: one('json', 'json'),
  199: many('json', 'json'),
  700: one('real', 'number'),
  701: one('double precision', 'number'),
  869: one('inet', 'text'),
  1000: many('boolean', 'boolean'),
  1001: many('bytea', 'bytes'),
  1005: many('smallint', 'number'),
  1007: many('integer', 'number'),
  1009: many('text', 'text'),
  // The driver returns the elements as text, unlike a single bigint.
  1016: many('bigint', 'text'),
  1022: many('double precision', 'number'),
  1043: one('varchar', 'text'),
  1082: one('date', 'moment'),
  1184: one('timestamptz', 'moment'),
  1185: many('timestamptz', 'moment'),
  1700: one('numeric', 'text'),
  2950: one('uuid', 'text'),
  2951: many('uuid', 'text'),
  3802: one('jsonb', 'json'),
  3807: many('jsonb', 'json'),
}

const columnsOf = new WeakMap<object, pg.FieldDef[]>()
let isOn = false

/** Makes a test fail when a result differs from its shape: in a column's name, its type or a value. */
export function checkEveryResult(): void {
  if (isOn) return
  isOn = true
  keepColumns()
  checkRows(compareRows)
}

/** Keeps the columns by the array of rows: Kysely passes on the driver's array itself, but not the columns. */
function keepColumns(): void {
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply(query, client, input) {
      const answer: unknown = Reflect.apply(query, client, input)
      if (!(answer instanceof Promise)) return answer
      return answer.then((result: pg.QueryResult | pg.QueryResult[]) => {
        for (const { rows, fields } of Array.isArray(result) ? result : [result]) columnsOf.set(rows, fields)
        return result
      })
    },
  })
}

function compareRows(shape: RowShape, { rows, statement }: Result): void {
  const differences = [...compareColumns(shape, columnsOf.get(rows) ?? []), ...compareValues(shape, rows)]
  if (differences.length > 0)
    throw new Error(
      `Rows are not what their shape says: ${differences.join('; ')}. The statement: ${statement}`,
    )
}

function compareColumns(shape: RowShape, columns: pg.FieldDef[]): string[] {
  const left = new Map(Object.entries(shape.shape))
  const differences: string[] = []
  for (const { name, dataTypeID } of columns) {
    const schema = left.get(name)
    const type = TYPES[dataTypeID]
    if (schema === undefined) differences.push(`the column ${name} is not declared, or there twice`)
    else if (type === undefined)
      differences.push(`the column ${name} has the type ${dataTypeID}, which is not listed in check-rows.ts`)
    else if (!accepts(schema, type))
      differences.push(`the column ${name} is ${type.name}, and declared as ${nameOf(schema)}`)
    left.delete(name)
  }
  return [...differences, ...left.keys().map((name) => `the column ${name} is missing`)]
}

/** Whether a schema accepts what the driver returns for a type. Nulls are checked with the values. */
function accepts(schema: z.core.$ZodType, type: ColumnType): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return accepts(schema.unwrap(), type)
  if (schema instanceof z.ZodUnion) return schema.options.every((option) => accepts(option, type))
  if (type.isArray)
    return schema instanceof z.ZodArray && accepts(schema.element, { ...type, isArray: false })
  switch (type.kind) {
    case 'boolean':
      return schema instanceof z.ZodBoolean || isLiteral(schema, 'boolean')
    case 'number':
      return schema instanceof z.ZodNumber || isLiteral(schema, 'number')
    case 'text':
      return (
        [z.ZodString, z.ZodStringFormat, z.ZodEnum].some((text) => schema instanceof text) ||
        isLiteral(schema, 'string')
      )
    case 'moment':
      return schema instanceof z.ZodDate
    case 'bytes':
      return schema instanceof z.ZodCustom && z.safeParse(schema, Buffer.alloc(0)).success
    case 'json':
      return [z.ZodObject, z.ZodRecord, z.ZodArray, z.ZodTuple, z.ZodUnknown].some(
        (json) => schema instanceof json,
      )
  }
}

function isLiteral(schema: z.core.$ZodType, type: 'boolean' | 'number' | 'string'): boolean {
  return schema instanceof z.ZodLiteral && [...schema.values].every((value) => typeof value === type)
}

function nameOf(schema: z.core.$ZodType): string {
  return schema instanceof z.ZodNullable
    ? nameOf(schema.unwrap())
    : schema instanceof z.ZodType
      ? schema.def.type
      : 'something else'
}

/** The problems of the first row that does not fit. */
function compareValues(shape: RowShape, rows: readonly unknown[]): string[] {
  for (const row of rows) {
    const { error } = shape.safeParse(row)
    if (error !== undefined)
      return error.issues.map(({ path, message }) => `a row's ${path.join('.')} does not fit: ${message}`)
  }
  return []
}
