import type pg from 'pg'
import { z } from 'zod'
import { listRows } from '../database/rows.ts'
import { quoteName, type Table } from './tables.ts'

const triggerRow = z.object({
  table: z.string(),
  name: z.string(),
  /** When the trigger fires. O: usually, R: on replicas, A: always, D: never. */
  state: z.enum(['O', 'R', 'A', 'D']),
})

type Trigger = z.infer<typeof triggerRow>

const foreignKeyRow = z.object({ table: z.string(), name: z.string(), timing: z.string() })

type ForeignKey = z.infer<typeof foreignKeyRow>

/**
 * Empties tables and prepares them for rows as they were: no trigger computes anything a second time, references may
 * point forward until the end, and the walls do not apply to the owner. All of it is inside the caller's transaction,
 * so that no other session ever sees it. Returns a function that puts everything back, and throws when a reference of a
 * row has no target.
 */
export async function openForLoading(
  client: pg.Client,
  { schema, tables }: { schema: string; tables: Table[] },
): Promise<() => Promise<void>> {
  const alter = (table: string, change: string) =>
    client.query(`alter table ${quoteName(schema)}.${quoteName(table)} ${change}`)
  const triggers = await listTriggers(client, schema)
  const foreignKeys = await listForeignKeys(client, schema)
  const walled = await listForced(client, schema)

  for (const { table, name } of triggers) await alter(table, `disable trigger ${quoteName(name)}`)
  for (const table of walled) await alter(table, 'no force row level security')
  for (const { table, name } of foreignKeys)
    await alter(table, `alter constraint ${quoteName(name)} deferrable initially deferred`)
  const all = tables.map(({ name }) => `${quoteName(schema)}.${quoteName(name)}`)
  if (all.length > 0) await client.query(`truncate ${all.join(', ')}`)

  return async () => {
    await client.query('set constraints all immediate')
    for (const { table, name, timing } of foreignKeys)
      await alter(table, `alter constraint ${quoteName(name)} ${timing}`)
    for (const table of walled) await alter(table, 'force row level security')
    for (const { table, name, state } of triggers)
      if (state !== 'D') await alter(table, `${ENABLE[state]} trigger ${quoteName(name)}`)
  }
}

const ENABLE = { O: 'enable', R: 'enable replica', A: 'enable always' }

async function listTriggers(client: pg.Client, schema: string): Promise<Trigger[]> {
  return listRows(client, triggerRow)`
    select c.relname as table, t.tgname as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = ${schema}::regnamespace and not t.tgisinternal and t.tgparentid = 0
  `
}

async function listForeignKeys(client: pg.Client, schema: string): Promise<ForeignKey[]> {
  return listRows(client, foreignKeyRow)`
    select c.relname as table, k.conname as name,
      case when not k.condeferrable then 'not deferrable'
        when k.condeferred then 'deferrable initially deferred' else 'deferrable initially immediate' end as timing
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = ${schema}::regnamespace and k.contype = 'f' and k.conparentid = 0
  `
}

const walledTable = z.object({ name: z.string() })

async function listForced(client: pg.Client, schema: string): Promise<string[]> {
  const rows = await listRows(client, walledTable)`
    select relname as name from pg_class where relnamespace = ${schema}::regnamespace and relforcerowsecurity
  `
  return rows.map(({ name }) => name)
}
