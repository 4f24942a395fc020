import { z } from 'zod'
import { query } from '#tests/support/database/test-database.ts'

/** Rows that are compared with their state at the last call. */
export interface WatchedRows {
  /** The rows that were added (+) or removed (-) since the last call, each with the name of its table. */
  listChanges(): Promise<string[]>
}

interface Table {
  name: string
  /** The SQL condition of the rows that are watched. */
  condition: string
}

/** Watches every row of every table, or only the rows of these tenants' workspaces and members. */
export async function watchRows(
  admin: string,
  tenants?: readonly { workspace: number; user: number }[],
): Promise<WatchedRows> {
  const tables = await listTables(admin, tenants)
  let sums = await readSums(admin, tables)
  const rows = await readRows(admin, tables)
  return {
    async listChanges() {
      const before = sums
      sums = await readSums(admin, tables)
      const changed = tables.filter(({ name }) => sums.get(name) !== before.get(name))
      if (changed.length === 0) return []
      const now = await readRows(admin, changed)
      return changed.flatMap(({ name }) => {
        const changes = compare(name, rows.get(name) ?? [], now.get(name) ?? [])
        rows.set(name, now.get(name) ?? [])
        return changes.length > 0 ? changes : [`${name} changed, and changed back before its rows were read`]
      })
    },
  }
}

function compare(table: string, before: string[], now: string[]): string[] {
  const gone = before.filter((row) => !now.includes(row)).map((row) => `- ${table} ${row}`)
  const come = now.filter((row) => !before.includes(row)).map((row) => `+ ${table} ${row}`)
  return [...gone, ...come]
}

async function listTables(
  admin: string,
  tenants?: readonly { workspace: number; user: number }[],
): Promise<Table[]> {
  const found = await query(
    admin,
    `select format('%I.%I', space.nspname, one.relname) as name,
       array(select attname::text from pg_attribute where attrelid = one.oid and attnum > 0) as columns
     from pg_class as one join pg_namespace as space on space.oid = one.relnamespace
     where one.relkind in ('r', 'p') and not one.relispartition
       and space.nspname <> 'information_schema' and space.nspname not like 'pg\\_%'
     order by name`,
  )
  const all = z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).parse(found)
  if (tenants === undefined) return all.map(({ name }) => ({ name, condition: 'true' }))
  const workspaces = tenants.map(({ workspace }) => workspace).join(', ')
  const users = tenants.map(({ user }) => user).join(', ')
  return all.flatMap(({ name, columns }) => {
    if (columns.includes('workspace_id')) return [{ name, condition: `one.workspace_id in (${workspaces})` }]
    if (columns.includes('user_id')) return [{ name, condition: `one.user_id in (${users})` }]
    if (columns.includes('session_id')) {
      const sessions = `select id from sessions where user_id in (${users})`
      return [{ name, condition: `one.session_id in (${sessions})` }]
    }
    if (name === 'public.workspaces') return [{ name, condition: `one.id in (${workspaces})` }]
    if (name === 'public.users') return [{ name, condition: `one.id in (${users})` }]
    return []
  })
}

/** Reads a checksum of each table, with one statement for all. */
async function readSums(admin: string, tables: readonly Table[]): Promise<Map<string, string>> {
  const read = await query(
    admin,
    tables
      .map(
        ({ name, condition }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(one::text, 0)), 0) as sum
           from ${name} as one where ${condition}`,
      )
      .join(' union all '),
  )
  return new Map(read.map(({ name, sum }) => [String(name), String(sum)]))
}

async function readRows(admin: string, tables: readonly Table[]): Promise<Map<string, string[]>> {
  const read = await query(
    admin,
    tables
      .map(
        ({ name, condition }) =>
          `select '${name}' as name, array(select to_jsonb(one)::text from ${name} as one where ${condition}) as rows`,
      )
      .join(' union all '),
  )
  return new Map(read.map(({ name, rows }) => [String(name), z.array(z.string()).parse(rows)]))
}
