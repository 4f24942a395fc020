import pg from 'pg'

interface Column {
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Made by the database and by nobody else. */
  isGenerated: boolean
  /** The words that a check constraint allows. */
  words: string | null
}

interface Table {
  name: string
  columns: Column[]
}

/** What the driver gives for each type of the database, and what it takes where that is more. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Bytes',
  date: 'Moment',
  datemultirange: 'string',
  float8: 'number',
  tsvector: 'string',
  inet: 'string',
  interval: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Moment',
  uuid: 'string',
  _int4: 'number[]',
  _int8: 'string[]',
  _uuid: 'string[]',
  _text: 'string[]',
}

const HEAD = `import type { ColumnType, GeneratedAlways } from 'kysely'

// Written by \`npm run docs\` from the migrations; not by hand.

type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** Goes in as text, comes back parsed. */
type Json = ColumnType<unknown, string, string>
type Moment = ColumnType<Date, Date | string, Date | string>
/** May be left out. */
type Generated<T> =
  T extends ColumnType<infer Out, infer In, infer New>
    ? ColumnType<Out, In | undefined, New>
    : ColumnType<T, T | undefined, T>
`

/** The TypeScript of every table that a migrated database has. */
export async function writeTableTypes(url: string): Promise<string> {
  const tables = await readTables(url)
  const index = tables.map(({ name }) => `  ${name}: ${nameType(name)}`)
  return [
    HEAD,
    ...tables.map(({ name, columns }) => describeTable(name, columns)),
    `/** Every table, for Kysely. */\nexport interface Database {\n${index.join('\n')}\n}\n`,
  ].join('\n')
}

function describeTable(name: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.name}: ${describeColumn(name, column)}`)
  return `export interface ${nameType(name)} {\n${lines.join('\n')}\n}\n`
}

function describeColumn(table: string, column: Column): string {
  const known = TYPES[column.type]
  if (known === undefined)
    throw new Error(
      `${table}.${column.name} is ${column.type}: say in scripts/table-types.ts what the driver makes of it.`,
    )
  const type = `${column.words ?? known}${column.isNullable ? ' | null' : ''}`
  if (column.isGenerated) return `GeneratedAlways<${type}>`
  return column.hasDefault ? `Generated<${type}>` : type
}

function nameType(table: string): string {
  return table
    .split('_')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')
}

async function readTables(url: string): Promise<Table[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column & { table: string; checks: string[] }>(COLUMNS)
    const columns = rows.map(({ checks, ...column }) => ({ ...column, words: readWords(checks) }))
    return [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({ name, columns: own }))
  } finally {
    await client.end()
  }
}

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
    a.atthasdef as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname collate "C", a.attnum
`

/** `CHECK ((type = ANY (ARRAY['managed'::text, 'saas'::text])))` allows two words. */
function readWords(checks: string[]): string | null {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(('[\w-]+'::text(, )?)+)\]\)\)\)$/.exec(check) ?? []
    if (list !== undefined) return list.replaceAll('::text', '').replaceAll(', ', ' | ')
  }
  return null
}
