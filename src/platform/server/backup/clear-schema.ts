import type pg from 'pg'
import { z } from 'zod'
import { listRows } from '../database/rows.ts'
import { quoteName } from './tables.ts'

const objectRow = z.object({ kind: z.string(), name: z.string() })

/** Empties the schema `kept`, which keeps its rights, and drops the others, inside the caller's transaction. */
export async function clearSchemas(
  client: pg.Client,
  { kept, dropped }: { kept: string; dropped: string[] },
) {
  for (const schema of dropped) await client.query(`drop schema if exists ${quoteName(schema)} cascade`)
  const objects = await listObjects(client, kept)
  // `if exists`, because an object may have been dropped together with another one.
  for (const { kind, name } of objects)
    await client.query(`drop ${kind} if exists ${quoteName(kept)}.${name} cascade`)
}

/**
 * Lists what is in a schema without belonging to an extension. Tables are first: what belongs to them is dropped with
 * them.
 */
async function listObjects(client: pg.Client, schema: string) {
  return listRows(client, objectRow)`
    with kept as (select objid from pg_depend where deptype = 'e'), found (step, kind, name, oid) as (
      select case when relkind in ('r', 'p', 'f') then 1 else 2 end,
          case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
            when 'f' then 'foreign table' when 'c' then 'type' else 'table' end, quote_ident(relname), oid
        from pg_class where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c')
          and not relispartition
      union all
      select 3, 'routine', quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')', oid
        from pg_proc where pronamespace = ${schema}::regnamespace and prokind <> 'a'
      union all
      select 4, case typtype when 'd' then 'domain' else 'type' end, quote_ident(typname), oid
        from pg_type where typnamespace = ${schema}::regnamespace and typtype in ('d', 'e')
    )
    select kind, name from found where oid not in (select objid from kept) order by step
  `
}
