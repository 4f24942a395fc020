import type pg from 'pg'
import { z } from 'zod'
import { Forbidden } from '#platform/errors.ts'
import { WALLS_ROLE } from '../database/roles.ts'
import { listRows, oneRow } from '../database/rows.ts'
import { quoteName } from './tables.ts'

const sessionRole = z.object({ login: z.string(), isFree: z.boolean(), mayBecome: z.boolean() })

/**
 * Frees the session from row-level security; otherwise a copy would silently lack rows. A login that row-level security
 * applies to takes the role of the walls, which gets the rights to read that it lacks.
 */
export async function seeAllRows(
  client: pg.Client,
  schema: string,
  notDone = 'No backup was made',
): Promise<void> {
  // From here on, a query from which a policy would hide rows fails instead of returning fewer rows.
  await client.query('set row_security = off')
  const { login, isFree, mayBecome } = await oneRow(client, sessionRole)`
    select current_user as login, me.rolsuper or me.rolbypassrls as "isFree",
      coalesce((select rolbypassrls and pg_has_role(current_user, oid, 'member')
        from pg_roles where rolname = ${WALLS_ROLE}), false) as "mayBecome"
    from pg_roles me where me.rolname = current_user
  `
  if (isFree) return
  if (!mayBecome) {
    throw new Forbidden(
      `${notDone}: row-level security binds ${login}, so rows would be missing without a sign of it. ` +
        `Run as a superuser: alter role ${WALLS_ROLE} bypassrls; grant ${WALLS_ROLE} to ${quoteName(login)};`,
    )
  }
  await grantReading(client, schema)
  await client.query(`set role ${WALLS_ROLE}`)
}

const hiddenTable = z.object({ name: z.string() })

async function grantReading(client: pg.Client, schema: string): Promise<void> {
  const rows = await listRows(client, hiddenTable)`
    select relname as name from pg_class
    where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p')
      and not has_table_privilege(${WALLS_ROLE}, oid, 'select')
  `
  const names = rows.map(({ name }) => `${quoteName(schema)}.${quoteName(name)}`)
  if (names.length > 0) await client.query(`grant select on ${names.join(', ')} to ${WALLS_ROLE}`)
}
