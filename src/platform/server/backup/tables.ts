import type pg from 'pg'

export interface Table {
  name: string
  /** Without those that the database computes. */
  columns: string[]
  isPartitioned: boolean
}

/** Every table of a schema; a partitioned one stands for its partitions. */
export async function listTables(client: pg.Client, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, c.relkind = 'p' as "isPartitioned",
       coalesce((select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '{}') as columns
     from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname`,
    [schema],
  )
  return rows
}

export async function listSequences(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'S' order by relname`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

export function copyOut(schema: string, table: Table): string {
  const named = nameWithColumns(schema, table)
  if (!table.isPartitioned) return `copy ${named.table} (${named.columns}) to stdout`
  return `copy (select ${named.columns} from ${named.table}) to stdout`
}

export function copyIn(schema: string, table: Table): string {
  const named = nameWithColumns(schema, table)
  return `copy ${named.table} (${named.columns}) from stdin`
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function nameWithColumns(schema: string, { name, columns }: Table) {
  return { table: `${quoteName(schema)}.${quoteName(name)}`, columns: columns.map(quoteName).join(', ') }
}
