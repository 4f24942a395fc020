import { sql, type Transaction } from 'kysely'
import type { FoundId } from '#platform/contract/ids.ts'

/** Opens the workspace that all ids belong to for this transaction; null where there is no such for the session. */
export async function enterWorkspace(
  database: Transaction<unknown>,
  { session, ids }: { session: string; ids: FoundId[] },
): Promise<number | null> {
  const kinds = ids.map(({ kind }) => kind)
  const objects = ids.map(({ id }) => id)
  const { rows } = await sql<{ workspace: number | null }>`
    select walls.enter(${session}::uuid, ${kinds}::text[], ${objects}::integer[]) as workspace
  `.execute(database)
  return rows[0]?.workspace ?? null
}

/** Opens every workspace of the session's user for this transaction; the user's id, or null without a session. */
export async function enterAllWorkspaces(
  database: Transaction<unknown>,
  session: string,
): Promise<number | null> {
  const { rows } = await sql<{ user: number | null }>`
    select walls.enter_all(${session}::uuid) as user
  `.execute(database)
  return rows[0]?.user ?? null
}
