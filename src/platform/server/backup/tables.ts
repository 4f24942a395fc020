import type pg from 'pg'
import { z } from 'zod'
import { listRows } from '../database/rows.ts'

const tableRow = z.object({
  name: z.string(),
  /** Without the columns that the database computes. */
  columns: z.array(z.string()),
  isPartitioned: z.boolean(),
})

export type Table = z.infer<typeof tableRow>

/** Lists the tables of a schema; a partitioned table stands for its partitions. */
export async function listTables(client: pg.Client, schema: string): Promise<Table[]> {
  return listRows(client, tableRow)`
    select c.relname as name, c.relkind = 'p' as "isPartitioned",
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '{}') as columns
    from pg_class c
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname
  `
}

const sequenceRow = z.object({ name: z.string() })

export async function listSequences(client: pg.Client, schema: string): Promise<string[]> {
  const rows = await listRows(client, sequenceRow)`
    select relname as name from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'S' order by relname
  `
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
